import { RefreshCw } from 'lucide-react'
import { Button } from './button'
import { EmptyState } from './empty-state'

type RetryPanelProps = { onRetry: () => unknown; busy?: boolean }

/** Stands where something could not be read. */
export function RetryPanel({ onRetry, busy }: RetryPanelProps) {
  return (
    <EmptyState title="লোড করা যায়নি, আবার চেষ্টা করুন" icon={RefreshCw}>
      <Button kind="outline" busy={busy} onClick={() => onRetry()}>
        আবার চেষ্টা করুন
      </Button>
    </EmptyState>
  )
}
