import { Copy } from 'lucide-react'
import { getPromos, type Promo } from '#contract/office/promos'
import { formatTaka } from '../../text/format'
import { useLang, useWords } from '../../text/lang'
import { formatDayOf } from '../../text/times'
import type { RecordKind } from '../record/list-page'
import { openRows } from '../record/rows'
import { frameWords } from '../text/frame-words'
import { useCopy } from '../ui/use-copy'
import { promoWords } from './words'

type Of = { row: Promo }

export const promoRows = openRows(getPromos, 'promos')

/** Promo codes: their list, and how a row is shown. */
export const promos: RecordKind<Promo> = {
  kind: 'promo',
  path: '/promos',
  useList: () => promoRows.useList({}),
  columns: [
    { name: 'code', Cell: CodeAndNote },
    { name: 'taka', Cell: Sum, look: 'amount sum' },
    { name: 'uses', Cell: Uses },
    { name: 'terms', Cell: Terms },
    { name: 'time', Cell: Time },
  ],
  isOver: ({ state }) => state === 'ended',
  nameOf: ({ code }) => code,
  useWords() {
    const { places } = useWords(frameWords)
    const { add, none, noneHint, fields, columns, change } = useWords(promoWords)
    const heads = { ...columns, code: fields.code, taka: fields.kind }
    return { title: places.promos, add, none, noneHint, heads, change }
  },
}

/** `1,000`, grouped like sums. */
export function formatCount(n: number): string {
  return formatTaka(n).slice(1)
}

/** The code as on a ticket, with a button to copy it. */
function CodeAndNote({ row: { code, note } }: Of) {
  const text = useWords(promoWords)
  const copy = useCopy()
  return (
    <>
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
      {note && <small className="block fine break promo-note">{note}</small>}
    </>
  )
}

/** `৳100`; `10%` with its most below; or the words of the kind. */
function Sum({ row: { kind, taka, percent, most } }: Of) {
  const text = useWords(promoWords)
  if (kind === 'delivery') return <span>{text.kinds.delivery}</span>
  if (kind === 'taka') return <span translate="no">{formatTaka(taka ?? 0)}</span>
  return (
    <>
      <span translate="no">{`${percent}%`}</span>
      {most !== null && <small className="block fine">{text.most(formatTaka(most))}</small>}
    </>
  )
}

function Uses({ row: { used, uses } }: Of) {
  const text = useWords(promoWords)
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

/** Minimum sum of the order, and limits of uses. */
function Terms({ row: { min_subtotal, per_customer, per_number } }: Of) {
  const text = useWords(promoWords)
  const limits = [
    per_customer !== null && text.perCustomer(formatCount(per_customer)),
    per_number !== null && text.perNumber(formatCount(per_number)),
  ]
  const said = limits.filter(Boolean).join(', ')
  return (
    <>
      <span>{min_subtotal === null ? text.anyOrder : text.from(formatTaka(min_subtotal))}</span>
      {said && <small className="block fine break">{said}</small>}
    </>
  )
}

export function StateTag({ row: { state, from } }: Of) {
  const text = useWords(promoWords)
  const lang = useLang()
  if (state === 'later') {
    return <span className="tag warn">{from && text.begins(formatDayOf(from, lang))}</span>
  }
  const looks = { running: 'tag good', used_up: 'tag bad', ended: 'tag' }
  return <span className={looks[state]}>{text.states[state]}</span>
}

/** Its state, and the last day or the reason of its end. */
function Time({ row }: Of) {
  const text = useWords(promoWords)
  const lang = useLang()
  const { state, active, until } = row
  const isStopped = state === 'ended' && !active
  const day = until && formatDayOf(until, lang)
  const end = day ? (state === 'ended' ? text.endedOn(day) : text.until(day)) : text.noEnd
  return (
    <>
      <StateTag row={row} />
      <small className="block fine break">{isStopped ? text.stopped : end}</small>
    </>
  )
}
