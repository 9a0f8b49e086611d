import type { ReactNode } from 'react'
import { words } from '../text/words'
import { Said } from '../ui/said'

export function RequiredLabel({ children }: { children: ReactNode }) {
  return (
    <>
      {children}{' '}
      <small className="required-label ink-brick small">
        <Said text={words.required} alone />
      </small>
    </>
  )
}
