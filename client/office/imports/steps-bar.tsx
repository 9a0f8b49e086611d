import { Check } from 'lucide-react'
import { useWords } from '../../text/lang'
import { importWords } from './words'

const names = ['file', 'columns', 'check', 'apply'] as const
export type StepName = (typeof names)[number]

/** The step of a file. A phone names the present step only, the others are icons. */
export function StepsBar({ now, isOver }: { now: StepName; isOver?: boolean }) {
  const text = useWords(importWords)
  const at = isOver ? names.length : names.indexOf(now)
  return (
    <ol className="panel ruled-across steps4 num" aria-label={text.stepsName}>
      {names.map((name, nr) => (
        <li
          key={name}
          className={`flex gap-10 bold ${nr < at ? 'done' : 'mute'}`}
          aria-current={nr === at ? 'step' : undefined}
        >
          <i className="middle rigid small round">
            {nr < at ? <Check className="glyph glyph-small" aria-label={text.isDone} /> : nr + 1}
          </i>
          <span>{text.steps[name]}</span>
        </li>
      ))}
    </ol>
  )
}
