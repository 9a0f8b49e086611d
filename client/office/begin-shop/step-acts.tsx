import { Button } from '../../ui/form/button'
import { useBeginText } from '../text/begin'
import { FormActs } from '../ui/form-acts'

type StepActsProps = { refusal: string; busy: boolean; onLater: () => void; act?: string }

/** The refusal below a step's fields, and the buttons continue and later. */
export function StepActs({ refusal, busy, onLater, act }: StepActsProps) {
  const text = useBeginText()
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
