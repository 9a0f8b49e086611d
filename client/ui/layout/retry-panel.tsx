import { useText } from '../../text/lang'
import { shell } from '../../text/rooms/shell'
import { Button } from '../form/button'
import { Flower } from '../media/flower'
import { useSecondsToNextTry } from '../state/next-try'
import './empty-state.css'

type RetryPanelProps = { onRetry: () => unknown; busy?: boolean }

/** Replaces a part whose read failed. It uses pieces of the first load alone, to which it belongs. */
export function RetryPanel({ onRetry, busy }: RetryPanelProps) {
  const text = useText({ shell })
  const seconds = useSecondsToNextTry()
  return (
    <div className="empty-state grid gap-14 mute centred break">
      <Flower size={48} />
      <p className="empty-state-title">{text.shell.couldNotLoad}</p>
      {seconds > 0 && <p>{text.shell.againIn(seconds)}</p>}
      <Button busy={busy} onClick={() => onRetry()}>
        {text.shell.tryAgain}
      </Button>
    </div>
  )
}
