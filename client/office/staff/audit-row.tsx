import { formatMoment } from '../../text/times'
import { useLang, useText } from '../text/lang'
import { Link } from '../ui/link'
import type { AuditEntry } from '#contract/office/staff-shapes'

const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

type Row = AuditEntry['before']

/** Who changed what and when, and the columns as they were and as they became. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const text = useText()
  const lang = useLang()
  const { at, staff, act, entity, entity_id, trans_id: transId, before, after, address } = entry
  const names: Record<string, string> = text.audit.entities
  const columnNames: Record<string, string> = text.audit.columns
  const columns = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return (
    <li>
      <p>
        <b>{staff}</b> <span>{names[entity] ?? entity}</span>{' '}
        {transId ? <Link to={`/orders/${transId}`}>{transId}</Link> : <span>{entity_id}</span>}{' '}
        {!before && <span className="tag good">{text.audit.added}</span>}
        {!after && <span className="tag bad">{text.audit.removed}</span>}
      </p>
      <p className="mute">{[formatMoment(at, lang), act, address].filter(Boolean).join(' · ')}</p>
      {before && after && (
        <dl>
          {columns.map((column) => (
            <div key={column}>
              <dt>{columnNames[column] ?? column}</dt>
              <dd>
                <del>{shown(before, column)}</del> <ins>{shown(after, column)}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )

  function shown(row: Row, column: string): string {
    const value = row?.[column]
    if (value === null || value === undefined || value === '') return text.audit.none
    if (entity === 'orders' && column === 'status') return text.orders.status[Number(value)] ?? ''
    if (typeof value !== 'string') return JSON.stringify(value)
    return isMoment.test(value) ? formatMoment(value, lang) : value
  }
}
