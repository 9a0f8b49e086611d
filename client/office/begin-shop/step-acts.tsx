import { useBeginText } from '../text/begin'
import { ActButton, OfflineWhy } from '../ui/act-button'
import { Button } from '../ui/button'
import { Refusal } from '../ui/refusal'

type StepActsProps = { refusal: string; busy: boolean; onLater: () => void; act?: string }

/** The refusal below the fields of a step, and the buttons for on and later. */
export function StepActs({ refusal, busy, onLater, act }: StepActsProps) {
  const text = useBeginText()
  return (
    <>
      <OfflineWhy />
      <Refusal>{refusal}</Refusal>
      <div className="acts">
        <ActButton type="submit" kind="main" busy={busy}>
          {act ?? text.save}
        </ActButton>
        <Button className="quiet" onClick={onLater}>
          {text.later}
        </Button>
      </div>
    </>
  )
}
