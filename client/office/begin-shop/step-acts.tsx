import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { FormActs } from '../ui/form-acts'
import { beginWords } from './words'

type StepActsProps = { refusal: string; busy: boolean; onLater: () => void; act?: string }

/** The refusal below a step's fields, and the buttons continue and later. */
export function StepActs({ refusal, busy, onLater, act }: StepActsProps) {
  const text = useWords(beginWords)
  const later = (
    <Button className="quiet" onClick={onLater}>
      {text.later}
    </Button>
  )
  return (
    <FormActs refusal={refusal} busy={busy} other={later}>
      {act ?? text.save}
    </FormActs>
  )
}
