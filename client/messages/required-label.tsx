import type { ReactNode } from 'react'
import { words } from '../text/words'
import { Said } from '../ui/text/said'

export function RequiredLabel({ children }: { children: ReactNode }) {
  return (
    <>
      {children}{' '}
      <small className="ink-brick plain small">
        <Said text={words.required} alone />
      </small>
    </>
  )
}
