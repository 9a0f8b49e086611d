import { onlineManager } from '@tanstack/react-query'
import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { formatTime } from '../../text/times'
import { useLang, useText } from '../text/lang'

let offlineSince: Date | null = onlineManager.isOnline() ? null : new Date()

/** While the browser has no connection: since when. */
export function OfflineBar() {
  const text = useText()
  const lang = useLang()
  const since = useSyncExternalStore(subscribe, () => offlineSince)
  return (
    <div role="status">
      {since && (
        <p className="offline num">
          <WifiOff className="i s" aria-hidden />
          {text.trouble.offlineSince(formatTime(since, lang))}
        </p>
      )}
    </div>
  )
}

function subscribe(listener: () => void): () => void {
  return onlineManager.subscribe((isOnline) => {
    offlineSince = isOnline ? null : new Date()
    listener()
  })
}
