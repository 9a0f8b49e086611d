import { useChoice } from '../../text/lang'
import type { Translation } from '../../text/translation'
import './said.css'

type SaidProps = {
  text: Translation
  /** Only one text without a choice, where a second one would crowd the screen. */
  alone?: boolean
  /** For a button or a link: its name without a choice is the English text. */
  inControl?: boolean
}

/** A text of the specification in the reader's language; in both without a choice. */
export function Said({ text, alone = false, inControl = false }: SaidProps) {
  const choice = useChoice()
  const { en, bn, isFixed } = text
  if (choice !== 'none') return choice === 'en' ? en : bn
  if (isFixed === 'bn') return bn
  const english = (
    <span className={isFixed ? undefined : 'translation-small'} lang="en">
      {en}
    </span>
  )
  if (alone) return english
  const bengali = (
    <span
      className={isFixed ? 'translation-small' : undefined}
      aria-hidden={inControl || undefined}
    >
      {bn}
    </span>
  )
  return (
    <span className="translation">
      {isFixed ? english : bengali} {isFixed ? bengali : english}
    </span>
  )
}
