import { toBengaliDigits } from '../text/format'
import { Button } from './button'
import { Flower } from './flower'
import { useSecondsToNextTry } from './next-try'
import './empty-state.css'

type RetryPanelProps = { onRetry: () => unknown; busy?: boolean }

/** Stands where something could not be read. Part of the first load, so drawn with what is there. */
export function RetryPanel({ onRetry, busy }: RetryPanelProps) {
  const seconds = useSecondsToNextTry()
  return (
    <div className="empty-state">
      <Flower size={48} />
      <p className="empty-state-title">লোড করা যায়নি, আবার চেষ্টা করুন</p>
      {seconds > 0 && <p>{toBengaliDigits(seconds)} সেকেন্ড পরে আবার চেষ্টা হবে</p>}
      <Button kind="outline" busy={busy} onClick={() => onRetry()}>
        আবার চেষ্টা করুন
      </Button>
    </div>
  )
}
