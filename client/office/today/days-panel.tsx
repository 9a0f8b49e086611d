import type { Day } from '#contract/office/today'
import { formatTaka } from '../../text/format'
import { useLang, useWords } from '../../text/lang'
import { formatDayAndMonth } from '../../text/times'
import { Panel } from '../../ui/layout/panel'
import { todayWords } from '../text/today-words'
import { Chart } from './chart'

/** Outcomes of orders by day: drawn, and as a table. */
export function DaysPanel({ days }: { days: readonly Day[] }) {
  const text = useWords(todayWords)
  return (
    <Panel
      title={text.today.lastDays(days.length)}
      actions={
        <div className="flow mute small legend">
          <span className="is-delivered">{text.today.delivered}</span>
          <span className="is-cancelled">{text.today.cancelled}</span>
          <span className="is-returned">{text.today.returned}</span>
        </div>
      }
    >
      <div className="panel-body">
        <div className="only-d">
          <Chart days={days} width={640} />
        </div>
        <div className="only-m">
          <Chart days={days} width={340} />
        </div>
        <details>
          <summary className="flex control">
            <span className="link">{text.today.showTable}</span>
          </summary>
          <DaysTable days={days} />
        </details>
      </div>
    </Panel>
  )
}

function DaysTable({ days }: { days: readonly Day[] }) {
  const text = useWords(todayWords)
  const lang = useLang()
  const hasSums = days.some((day) => day.delivered_taka !== null)
  return (
    <table className="table today-table days num">
      <thead>
        <tr>
          <th scope="col">{text.today.day}</th>
          <th scope="col">{text.today.placed}</th>
          <th scope="col">{text.today.delivered}</th>
          <th scope="col">{text.today.cancelled}</th>
          <th scope="col">{text.today.returned}</th>
          {hasSums && (
            <th scope="col" className="only-d">
              {text.today.taka}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {[...days].reverse().map((day) => (
          <tr key={day.day}>
            <th scope="row">{formatDayAndMonth(day.day, lang)}</th>
            <td>{day.placed}</td>
            <td>{day.delivered}</td>
            <td>{day.cancelled}</td>
            <td>{day.returned}</td>
            {hasSums && (
              <td className="only-d" translate="no">
                {formatTaka(day.delivered_taka ?? 0)}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
