import { useSearchParams } from 'react-router'
import { type Block, getBlocks } from '#contract/office/blocks'
import { useLang, useWords } from '../../text/lang'
import { formatDayOf } from '../../text/times'
import { formatPhone } from '../orders/phone'
import { openAddress, words } from '../record/address'
import type { RecordKind } from '../record/list-page'
import { openRows } from '../record/rows'
import { frameWords } from '../text/frame-words'
import { When } from '../ui/when'
import { blockWords } from './words'

type Of = { row: Block }

const { filtersOf } = openAddress('/blocked', { q: words() })
export const blockRows = openRows(getBlocks, 'blocks')

/** The filter of the list. */
export function useSoughtNumber(): string | undefined {
  return filtersOf(useSearchParams()[0]).q
}

/** Blocked numbers: their list, and how a row is shown. */
export const blocks: RecordKind<Block> = {
  kind: 'block',
  path: '/blocked',
  useList: () => blockRows.useList({ q: useSoughtNumber() }),
  columns: [
    { name: 'phone', Cell: Phone },
    { name: 'reason', Cell: Reason },
    { name: 'time', Cell: TimeTag },
    { name: 'by', Cell: Author },
  ],
  isOver: ({ over }) => over,
  nameOf: ({ phone }) => formatPhone(phone),
  useWords() {
    const { places } = useWords(frameWords)
    const { add, none, noneHint, noneFound, fields, columns, change } = useWords(blockWords)
    const q = useSoughtNumber()
    const heads = { ...columns, phone: fields.phone }
    return { title: places.blocks, add, none: q ? noneFound(q) : none, noneHint, heads, change }
  },
}

function Phone({ row: { phone } }: Of) {
  return (
    <span className="bold phone" translate="no">
      {formatPhone(phone)}
    </span>
  )
}

function Reason({ row: { reason } }: Of) {
  return <span className="break">{reason}</span>
}

export function TimeTag({ row: { until, over } }: Of) {
  const text = useWords(blockWords)
  const lang = useLang()
  if (until === null) return <span className="tag warn">{text.forEver}</span>
  const day = formatDayOf(until, lang)
  if (over) return <span className="tag">{text.over(day)}</span>
  return <span className="tag warn">{text.until(day)}</span>
}

function Author({ row: { by, created_at } }: Of) {
  return (
    <small className="fine">
      {by && <span className="block">{by}</span>}
      <When at={created_at} />
    </small>
  )
}
