import { useWords } from '../../text/lang'
import { shellWords } from '../../text/shell-words'
import { Button } from '../form/button'
import { Flower } from '../media/flower'
import { useSecondsToNextTry } from '../state/next-try'
import './empty-state.css'

type RetryPanelProps = { onRetry: () => unknown; busy?: boolean }

/** Replaces a part whose read failed. It uses pieces of the first load alone, to which it belongs. */
export function RetryPanel({ onRetry, busy }: RetryPanelProps) {
  const text = useWords(shellWords)
  const seconds = useSecondsToNextTry()
  return (
    <div className="empty-state">
      <Flower size={48} />
      <p className="empty-state-title">{text.couldNotLoad}</p>
      {seconds > 0 && <p>{text.againIn(seconds)}</p>}
      <Button busy={busy} onClick={() => onRetry()}>
        {text.tryAgain}
      </Button>
    </div>
  )
}
