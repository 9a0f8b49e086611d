import { useId } from 'react'
import { useWords } from '../../text/lang'
import { slipWords } from '../orders/slip-words'

import '../../ui/form/seg.css'

export const papers = ['a5', 'label', 'both'] as const
export type Papers = (typeof papers)[number]

type PaperChoiceProps = { chosen: Papers; onChoose: (paper: Papers) => void }

/** The papers to print for each order. */
export function PaperChoice({ chosen, onChoose }: PaperChoiceProps) {
  const text = useWords(slipWords)
  const name = useId()
  return (
    <div className="segments papers" role="radiogroup" aria-label={text.slips.paper}>
      {papers.map((paper) => (
        <label key={paper}>
          <input
            type="radio"
            name={name}
            checked={paper === chosen}
            onChange={() => onChoose(paper)}
          />
          <span>{text.slips.papers[paper]}</span>
        </label>
      ))}
    </div>
  )
}
