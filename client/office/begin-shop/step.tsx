import { Check, ChevronRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useWords } from '../../text/lang'
import { beginWords } from './words'

type StepProps = {
  nr: number
  title: string
  hint: string
  warning: string | undefined
  isDone: boolean
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}

/** A step that opens at a press anywhere on its heading. */
export function Step({ nr, title, hint, warning, isDone, isOpen, onToggle, children }: StepProps) {
  const text = useWords(beginWords)
  const id = useId()
  const className = [isDone && 'done', isOpen && 'now'].filter(Boolean).join(' ')
  return (
    <li className={className || undefined}>
      <button
        type="button"
        className="flex gap-12 full"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <span className="middle round step-number num">
          {isDone ? <Check className="glyph glyph-small" aria-label={text.isDone} /> : nr}
        </span>
        <span className="grow">
          <b>{title}</b>
          <small className="num">{hint}</small>
          {warning && <small className="num warn">{warning}</small>}
        </span>
        {isDone && !isOpen ? (
          <span className="link">{text.change}</span>
        ) : (
          <ChevronRight className="glyph" aria-hidden />
        )}
      </button>
      <div className="box" id={id}>
        {isOpen && children}
      </div>
    </li>
  )
}
