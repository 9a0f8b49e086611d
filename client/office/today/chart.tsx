import type { Day } from '#contract/office/today'
import { useLang, useWords } from '../../text/lang'
import { formatDayAndMonth } from '../../text/times'
import { todayWords } from '../text/today-words'

const kinds = ['delivered', 'cancelled', 'returned'] as const
/** In units of the drawing: top line, columns, and days below them. */
const top = 12
const height = 176
const left = 34

/** A column for each day, by outcomes of its orders. The table behind it has the same numbers. */
export function Chart({ days, width }: { days: readonly Day[]; width: number }) {
  const text = useWords(todayWords)
  const lang = useLang()
  const most = Math.max(1, ...days.map((day) => sumOf(day, kinds.length)))
  const step = stepFor(most)
  const steps = Math.ceil(most / step)
  const y = (n: number) => top + height * (1 - n / (step * steps))
  const slot = (width - left) / days.length
  const total = (kind: (typeof kinds)[number]) => days.reduce((sum, day) => sum + day[kind], 0)
  const label = text.today.drawn(
    days.length,
    total('delivered'),
    total('cancelled'),
    total('returned'),
  )
  return (
    <svg
      className="chart num"
      viewBox={`0 0 ${width} ${top + height + 26}`}
      role="img"
      aria-label={label}
    >
      {Array.from({ length: steps + 1 }, (_, nr) => nr * step).map((n) => (
        <g key={n}>
          <line className={n === 0 ? 'base' : undefined} x1={left} x2={width} y1={y(n)} y2={y(n)} />
          <text x={left - 8} y={y(n) + 4} textAnchor="end">
            {n}
          </text>
        </g>
      ))}
      {days.map((day, nr) => (
        <g key={day.day}>
          {kinds.map((kind, below) => (
            <rect
              key={kind}
              className={`is-${kind}`}
              x={left + slot * (nr + 0.14)}
              width={slot * 0.72}
              y={y(sumOf(day, below + 1))}
              height={y(sumOf(day, below)) - y(sumOf(day, below + 1))}
            />
          ))}
          {isNamed(nr, days.length) && (
            <text
              x={nr === days.length - 1 ? width : left + slot * (nr + 0.5)}
              y={top + height + 20}
              textAnchor={nr === days.length - 1 ? 'end' : 'middle'}
            >
              {formatDayAndMonth(day.day, lang)}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}

/** The sum of the first kinds. */
function sumOf(day: Day, count: number): number {
  return kinds.slice(0, count).reduce((sum, kind) => sum + day[kind], 0)
}

/** The first day, the last, and one between them. */
function isNamed(nr: number, count: number): boolean {
  return nr === 0 || nr === count - 1 || nr === Math.floor(count / 2) - 1
}

/** 1, 2 or 5 with zeros: five steps cover the maximum. */
function stepFor(most: number): number {
  const least = Math.max(1, most / 5)
  const ten = 10 ** Math.floor(Math.log10(least))
  return [1, 2, 5].map((times) => times * ten).find((step) => step >= least) ?? 10 * ten
}
