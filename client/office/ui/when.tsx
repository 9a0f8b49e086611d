import { useLang } from '../../text/lang'
import { formatAgo } from '../../text/times'
import { useNow } from '../../ui/state/use-now'

/** The time of an event in words that follow the clock: `3 মিনিট আগে`, `আজ বিকাল 4:59`. */
export function When({ at }: { at: string }) {
  const lang = useLang()
  const nowMs = useNow()
  return <time dateTime={at}>{formatAgo(at, lang, new Date(nowMs))}</time>
}
