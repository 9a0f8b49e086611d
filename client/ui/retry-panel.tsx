import { shell } from '../text/bn-shell'
import { useText } from '../text/lang'
import { Button } from './button'
import { Flower } from './flower'
import { useSecondsToNextTry } from './next-try'
import './empty-state.css'

type RetryPanelProps = { onRetry: () => unknown; busy?: boolean }

/** Shown in place of a failed read. Part of the first load, so it uses only what is there. */
export function RetryPanel({ onRetry, busy }: RetryPanelProps) {
  const text = useText({ shell })
  const seconds = useSecondsToNextTry()
  return (
    <div className="empty-state">
      <Flower size={48} />
      <p className="empty-state-title">{text.shell.couldNotLoad}</p>
      {seconds > 0 && <p>{text.shell.againIn(seconds)}</p>}
      <Button kind="outline" busy={busy} onClick={() => onRetry()}>
        {text.shell.tryAgain}
      </Button>
    </div>
  )
}
