import { onlineManager } from '@tanstack/react-query'
import { WifiOff, X } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { useLang, useWords } from '../../text/lang'
import { serverNow } from '../../text/server-clock'
import { formatTime } from '../../text/times'
import { frameWords } from '../text/frame-words'

let offlineSince: Date | null = onlineManager.isOnline() ? null : serverNow()

/** Shown without a connection: since when. */
export function OfflineBar() {
  const text = useWords(frameWords)
  const lang = useLang()
  const [read, setRead] = useState<Date | null>(null)
  const since = useSyncExternalStore(subscribe, () => offlineSince)
  return (
    <div role="status">
      {since && since !== read && (
        <p className="offline num">
          <WifiOff className="glyph glyph-small" aria-hidden />
          <span className="grow">{text.problem.offlineSince(formatTime(since, lang))}</span>
          <button type="button" aria-label={text.words.close} onClick={() => setRead(since)}>
            <X className="glyph glyph-small" aria-hidden />
          </button>
        </p>
      )}
    </div>
  )
}

function subscribe(listener: () => void): () => void {
  return onlineManager.subscribe((isOnline) => {
    offlineSince = isOnline ? null : serverNow()
    listener()
  })
}
