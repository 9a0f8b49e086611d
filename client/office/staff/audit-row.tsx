import { useLang, useText } from '../text/lang'
import { formatMoment } from '../text/times'
import type { AuditEntry } from '#contract/office/staff-shapes'

type Row = AuditEntry['before']

/** Who changed what and when, and the columns as they were and as they became. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const text = useText()
  const lang = useLang()
  const { at, staff, act, entity, entity_id, before, after, address } = entry
  const names: Record<string, string> = text.audit.entities
  const columns = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return (
    <li>
      <p>
        <b>{staff}</b> <span>{`${names[entity] ?? entity} ${entity_id}`}</span>{' '}
        {!before && <span className="tag good">{text.audit.added}</span>}
        {!after && <span className="tag bad">{text.audit.removed}</span>}
      </p>
      <p className="mute">{[formatMoment(at, lang), act, address].filter(Boolean).join(' · ')}</p>
      {before && after && (
        <dl>
          {columns.map((column) => (
            <div key={column}>
              <dt>{column}</dt>
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
    return typeof value === 'string' ? value : JSON.stringify(value)
  }
}
