import type { Day } from '#contract/office/today'
import { formatTaka } from '../../text/format'
import { useWords } from '../../text/lang'
import { todayWords } from '../text/today-words'

const figures = ['placed', 'confirmed', 'shipped', 'delivered', 'cancelled', 'returned'] as const

/** Figures of today; below each its sum for people with the right, else yesterday's number. */
export function Figures({ days }: { days: readonly Day[] }) {
  const text = useWords(todayWords)
  const today = days.at(-1)
  const yesterday = days.at(-2)
  if (!today || !yesterday) return null
  const sums = { placed: today.placed_taka, delivered: today.delivered_taka }
  return (
    <section className="panel num" aria-label={text.today.figures}>
      <dl className="grid ruled-across kpis">
        {figures.map((name) => {
          const sum = name === 'placed' || name === 'delivered' ? sums[name] : null
          return (
            <div key={name}>
              <dt className="mute">{text.today[name]}</dt>
              <dd translate="no">{today[name]}</dd>
              <dd className={name === 'delivered' && sum !== null ? 'rising' : undefined}>
                {sum === null ? (
                  text.today.yesterday(yesterday[name])
                ) : (
                  <span translate="no">{formatTaka(sum)}</span>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
