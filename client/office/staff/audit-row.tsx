import { ChevronDown } from 'lucide-react'
import { useWords } from '../../text/lang'
import { When } from '../ui/when'
import { type AuditAct, sayAct } from './audit-acts'
import { AuditChanges } from './audit-changes'
import { auditWords } from './audit-words'

/** An act with its author and time, as a sentence; a tap shows its changes and its address. */
export function AuditRow({ act }: { act: AuditAct }) {
  const text = useWords(auditWords)
  const [first] = act.rows
  if (!first) return null
  return (
    <li>
      <details>
        <summary className="flow break">
          <span className="grow">
            <b>{first.staff || text.audit.console}</b>
            {first.login && <span className="mute">{` ${first.login}`}</span>}
            {` ${sayAct(act, text)}`}
          </span>
          <span className="mute">
            <When at={first.at} />
          </span>
          <ChevronDown className="glyph glyph-small" aria-hidden />
        </summary>
        <ul className="ruled">
          {act.rows.map((row) => (
            <AuditChanges key={row.id} row={row} />
          ))}
        </ul>
        {first.address && <p className="mute">{text.audit.address(first.address)}</p>}
      </details>
    </li>
  )
}
