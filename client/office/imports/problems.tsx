import { useWords } from '../../text/lang'
import { sayRefusal } from '../text/say-refusal'
import type { JobRow } from './reads'
import { importWords } from './words'

type Rows = { rows: readonly JobRow[] }

/** At a desk: a table with one line for each problem; the product is named once. */
export function ProblemTable({ rows }: Rows) {
  const { rows: text } = useWords(importWords)
  return (
    <table className="table problem-table num">
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
          troubles.map(({ column, value, message, line: own }, nr) => (
            <tr
              // biome-ignore lint/suspicious/noArrayIndexKey: a value may occur twice
              key={`${line} ${nr}`}
            >
              <td className="mute">{own ?? line}</td>
              {nr === 0 && <td rowSpan={troubles.length}>{title || text.noTitle}</td>}
              <td className="mute" lang="en">
                {column}
              </td>
              <td>{value && <span className="break was">{value}</span>}</td>
              <td>{sayRefusal(message)}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  )
}

/** On a phone: a card for each row. */
export function ProblemCards({ rows }: Rows) {
  const { rows: text } = useWords(importWords)
  return (
    <ul className="ruled cards num">
      {rows.map(({ line, title, troubles }) => (
        <li className="grid gap-4" key={line}>
          <p className="bold">{title || text.noTitle}</p>
          {troubles.map(({ column, value, message, line: own }, nr) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a value may occur twice
              key={nr}
            >
              <p className="fine">
                {text.lineOf(own ?? line)}
                {column && (
                  <>
                    {' · '}
                    <span lang="en">{column}</span>
                  </>
                )}
              </p>
              <p>
                {value && <span className="break was">{value}</span>}
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
