import { Copy } from 'lucide-react'
import type { Promo } from '#contract/office/promos'
import { formatTaka } from '../../text/format'
import { serverNow } from '../../text/server-clock'
import { formatShortDate, type Lang } from '../../text/times'
import { useLang } from '../text/lang'
import { usePromoText } from '../text/promos'
import { useCopy } from '../ui/use-copy'

/** `1,000`, grouped like sums. */
export function formatCount(n: number): string {
  return formatTaka(n).slice(1)
}

/** `31 ডিসেম্বর` of a day `2026-12-31`. */
export function formatDayOf(day: string, lang: Lang): string {
  return formatShortDate(new Date(`${day}T12:00+06:00`), lang, serverNow())
}

/** The code as on a ticket, with a button to copy it. */
export function Code({ code }: { code: string }) {
  const text = usePromoText()
  const copy = useCopy()
  return (
    <span className="inline-flex bold code">
      <span className="letters" translate="no">
        {code}
      </span>
      <button
        type="button"
        className="middle rigid mute"
        aria-label={text.copy(code)}
        onClick={() => copy(code)}
      >
        <Copy className="glyph glyph-small" aria-hidden />
      </button>
    </span>
  )
}

export function Uses({ promo: { used, uses } }: { promo: Promo }) {
  const text = usePromoText()
  const share = Math.min(100, (used / uses) * 100)
  return (
    <span className="grid gap-4 uses">
      <span aria-hidden>
        {formatCount(used)}
        <span className="mute">{` / ${formatCount(uses)}`}</span>
      </span>
      <span className="visually-hidden">{text.used(formatCount(used), formatCount(uses))}</span>
      <span className={used >= uses ? 'gauge full' : 'gauge'} aria-hidden>
        <i style={{ width: `${share}%` }} />
      </span>
    </span>
  )
}

export function StateTag({ promo: { state, from } }: { promo: Promo }) {
  const text = usePromoText()
  const lang = useLang()
  if (state === 'later') {
    return <span className="tag warn">{from && text.begins(formatDayOf(from, lang))}</span>
  }
  const looks = { running: 'tag good', used_up: 'tag bad', ended: 'tag' }
  return <span className={looks[state]}>{text.states[state]}</span>
}

/** Minimum sum of the order. */
export function useOrderWords({ min_subtotal }: Promo): string {
  const text = usePromoText()
  return min_subtotal === null ? text.anyOrder : text.from(formatTaka(min_subtotal))
}

/** Limits of uses; empty without any. */
export function useLimitWords({ per_customer, per_number }: Promo): string {
  const text = usePromoText()
  return [
    per_customer !== null && text.perCustomer(formatCount(per_customer)),
    per_number !== null && text.perNumber(formatCount(per_number)),
  ]
    .filter(Boolean)
    .join(', ')
}

/** The last day of a promo, or the reason of its end. */
export function useTimeWords({ state, active, until }: Promo): string {
  const text = usePromoText()
  const lang = useLang()
  if (state === 'ended' && !active) return text.stopped
  if (!until) return text.noEnd
  const day = formatDayOf(until, lang)
  return state === 'ended' ? text.endedOn(day) : text.until(day)
}
