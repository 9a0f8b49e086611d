import { useImportText } from '../text/imports'
import { sayRefusal } from '../text/say-refusal'
import type { JobRow } from './reads'

type Rows = { rows: readonly JobRow[] }

/** At a desk: a line of the table a trouble, its row and its product said once. */
export function TroubleTable({ rows }: Rows) {
  const { rows: text } = useImportText()
  return (
    <table className="err num">
      <thead>
        <tr>
          <th scope="col">{text.line}</th>
          <th scope="col">{text.product}</th>
          <th scope="col">{text.column}</th>
          <th scope="col">{text.value}</th>
          <th scope="col">{text.todo}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ line, title, troubles }) =>
          troubles.map(({ column, value, message }, nr) => (
            <tr key={`${line} ${column} ${message}`}>
              {nr === 0 && (
                <>
                  <td className="mute" rowSpan={troubles.length}>
                    {line}
                  </td>
                  <td rowSpan={troubles.length}>{title || text.noTitle}</td>
                </>
              )}
              <td className="mute" lang="en">
                {column}
              </td>
              <td>{value && <span className="was">{value}</span>}</td>
              <td>{sayRefusal(message)}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  )
}

/** On a phone: a card a row. */
export function TroubleCards({ rows }: Rows) {
  const { rows: text } = useImportText()
  return (
    <ul className="cards num">
      {rows.map(({ line, title, troubles }) => (
        <li key={line}>
          <p className="b">{title || text.noTitle}</p>
          {troubles.map(({ column, value, message }) => (
            <div key={`${column} ${message}`}>
              <p className="fine">
                {text.lineOf(line)}
                {column && (
                  <>
                    {' · '}
                    <span lang="en">{column}</span>
                  </>
                )}
              </p>
              <p>
                {value && <span className="was">{value}</span>}
                {value && ' '}
                {sayRefusal(message)}
              </p>
            </div>
          ))}
        </li>
      ))}
    </ul>
  )
}
