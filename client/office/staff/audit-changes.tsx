import { outcomeNameOf } from '#contract/office/order-states'
import { roles } from '#contract/office/rights'
import { cartResults, messageStates, reviewStates } from '#contract/office/rules'
import type { AuditEntry } from '#contract/office/staff'
import { promoKinds } from '#contract/shop'
import { formatTaka } from '../../text/format'
import { useLang, useWords, wordsNow } from '../../text/lang'
import type { Lang } from '../../text/times'
import { formatMoment } from '../../text/times'
import { Link } from '../../ui/text/link'
import { inboxWords } from '../inbox/words'
import { formatPhone } from '../orders/phone'
import { accountWords } from '../text/account-words'
import { frameWords } from '../text/frame-words'
import { ordersWords } from '../text/orders-words'
import { staffWords } from '../text/staff-words'
import { auditWords } from './audit-words'

const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** Whether the shop shows a menu or a banner. */
const isSwitch = (entity: string, column: string) =>
  `${entity}.${column}` === 'menu.status' || `${entity}.${column}` === 'banner.active'
const longColumns = new Set(['description', 'order_policy', 'size_chart', 'image'])

/** One row of an act: its columns before and after. */
export function AuditChanges({ row }: { row: AuditEntry }) {
  const text = useWords(auditWords)
  const lang = useLang()
  const { entity, trans_id: transId, subject, entity_id: id, before, after } = row
  const names: Record<string, string> = text.audit.entities
  const columnNames: Record<string, string> = text.audit.columns
  const columns =
    before && after
      ? [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
          (column) => column in columnNames,
        )
      : []
  return (
    <li>
      <p>
        {`${names[entity] ?? entity} `}
        {transId ? (
          <Link className="link" to={`/orders/${transId}`} translate="no">
            {transId}
          </Link>
        ) : (
          <span>{subject ?? id}</span>
        )}{' '}
        {!before && <span className="tag good">{text.audit.added}</span>}
        {!after && <span className="tag bad">{text.audit.removed}</span>}
      </p>
      {columns.length > 0 && (
        <dl>
          {columns.map((column) => (
            <div className="flow" key={column}>
              <dt className="mute small">{labelOf(column)}</dt>
              <dd>
                {isSecret(column) ? (
                  <ins translate="no">{text.audit.changed}</ins>
                ) : (
                  <>
                    <del translate="no">{shownOf(entity, column, before?.[column], lang)}</del>{' '}
                    <ins translate="no">{shownOf(entity, column, after?.[column], lang)}</ins>
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )

  function labelOf(column: string): string | undefined {
    if (isSwitch(entity, column)) return text.audit.shown
    if (entity === 'promo' && column === 'active') return text.audit.running
    if (entity === 'promo' && column === 'price_taka') return text.audit.amount
    return columnNames[column]
  }

  /** Shown as changed only: a secret, or a value too long for a line. */
  function isSecret(column: string): boolean {
    return [before?.[column], after?.[column]].some(
      (value) => value === 'secret' || Object(value) === value || longColumns.has(column),
    )
  }
}

/** A value in the words of the screens. */
function shownOf(entity: string, column: string, value: unknown, lang: Lang): string {
  if (value === null || value === undefined || value === '') return wordsNow(auditWords).audit.none
  const { orders } = wordsNow(ordersWords)
  const { inbox } = wordsNow(inboxWords)
  const { words } = wordsNow(frameWords)
  switch (column) {
    case 'status':
      if (isSwitch(entity, column)) return value === 1 ? words.yes : words.no
      return orders.status[Number(value)] ?? ''
    case 'outcome':
      return orders.outcomes[outcomeNameOf(Number(value)) ?? 'coming_back']
    case 'state':
      return entity === 'review'
        ? inbox.reviewStates[reviewStates[Number(value)] ?? 'shown']
        : inbox.messageStates[messageStates[Number(value)] ?? 'new']
    case 'role':
      return wordsNow(staffWords).roles[roles[Number(value) - 1] ?? 'agent']
    case 'lang':
      return wordsNow(accountWords).me.langs[value === 'en' ? 'en' : 'bn']
    case 'takes':
      return wordsNow(auditWords).audit.promoKinds[promoKinds[Number(value)] ?? 'taka']
    case 'percent':
      return `${value}%`
    case 'result':
      return wordsNow(auditWords).audit.cartResults[cartResults[Number(value)] ?? 'ordered']
    case 'stock_set':
      return value === 1 ? words.yes : words.no
    case 'discount_percent':
      return `${value}%`
    case 'ends_at':
      // The stored value is the moment after the last one.
      return formatMoment(new Date(Date.parse(String(value)) - 1), lang)
    case 'address_number':
      return formatPhone(String(value))
  }
  if (column.endsWith('_taka')) return formatTaka(Number(value))
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value !== 'string') return JSON.stringify(value)
  return isMoment.test(value) ? formatMoment(value, lang) : value
}
