import { useState } from 'react'
import type { CartItem } from '#contract/cart'
import { sayChoice } from '#contract/color-names'
import { useLang, useWords } from '../text/lang'
import { scriptOf } from '../text/script-of'
import { Button } from '../ui/form/button'
import { useHandedOnFocus } from '../ui/input/handed-on-focus'
import { useSayAsked } from './asked-parts'
import { LineChoice } from './line-choice'
import { cartWords } from './words'

/** The choice of a line, or that the call asks for it, and a way to another one. */
export function LineOptions({ line }: { line: CartItem }) {
  const text = useWords(cartWords)
  const chosen = sayChoice(line, useLang())
  const asked = useSayAsked()(line.asked_on_call)
  const [isOpen, setIsOpen] = useState(false)
  const place = useHandedOnFocus<HTMLDivElement>(isOpen ? 'open' : 'closed')
  if (line.needs_choice) {
    return (
      <>
        {chosen && <p lang={scriptOf(chosen)}>{chosen}</p>}
        <LineChoice line={line} />
      </>
    )
  }
  if (!chosen && !asked) return null
  return (
    <div {...place} className="cart-line-options">
      {isOpen ? (
        <LineChoice line={line} onKept={() => setIsOpen(false)} />
      ) : (
        <p className="flex wraps gap-6">
          {chosen && <span lang={scriptOf(chosen)}>{chosen}</span>}
          {asked && <span className="mute small">{asked}</span>}
          <Button kind="quiet" onClick={() => setIsOpen(true)}>
            {chosen ? text.otherChoice : text.choose}
            <span className="visually-hidden">{`: ${line.product.title}`}</span>
          </Button>
        </p>
      )}
    </div>
  )
}
