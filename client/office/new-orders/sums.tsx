import { formatTaka } from '../../text/format'
import { useWords } from '../../text/lang'
import { moneyWords } from '../text/money-words'
import { type Form, type Guess, sumsOf } from './form'
import { newOrderWords } from './words'

/** What the customer will pay, as far as the form knows it. */
export function Sums({ form, guess }: { form: Form; guess: Guess }) {
  const text = useWords(newOrderWords)
  const money = useWords(moneyWords)
  const { subtotal, fee, rebate, advance, due } = sumsOf(form, guess)
  const rows = [
    [text.subtotal, formatTaka(subtotal)],
    [text.fee, formatTaka(fee)],
    ...(rebate > 0 ? [[money.rebate, `−${formatTaka(rebate)}`]] : []),
    ...(advance > 0 ? [[text.advance, `−${formatTaka(advance)}`]] : []),
  ]
  return (
    <section className="panel" aria-label={text.due}>
      <dl className="sums num" aria-live="polite">
        {rows.map(([name, sum]) => (
          <div className="contents" key={name}>
            <dt>{name}</dt>
            <dd translate="no">{sum}</dd>
          </div>
        ))}
        <dt className="total">{text.due}</dt>
        <dd className="total" translate="no">
          {formatTaka(due)}
        </dd>
      </dl>
    </section>
  )
}
