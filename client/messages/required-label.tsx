import type { ReactNode } from 'react'

export function RequiredLabel({ children }: { children: ReactNode }) {
  return (
    <>
      {children}{' '}
      <small className="required-label" lang="en">
        (required)
      </small>
    </>
  )
}
