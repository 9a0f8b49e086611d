import { useState } from 'react'
import { readPercent, readWhole } from '#contract/office/numbers'
import { priceAfter, roundings } from '#contract/office/prices'
import type { ProductRow } from '#contract/office/product-row-shapes'
import { mostTaka } from '#contract/office/rules'
import { formatTaka } from '../../text/format'
import { useWords } from '../../text/lang'
import { Choice } from '../../ui/form/choice'
import { Field } from '../../ui/form/field'
import type { BulkFields } from './bulk-fields'
import { productsWords } from './words'
import '../../ui/form/seg.css'

const ways = ['percentLess', 'percentMore', 'takaLess', 'takaMore', 'to'] as const
type Way = (typeof ways)[number]
const by = {
  percentLess: 'percent',
  percentMore: 'percent',
  takaLess: 'taka',
  takaMore: 'taka',
  to: 'to',
} as const

/** A change of prices: by percent or taka, or one price; its ending and the former price. */
export function usePriceFields(rows: readonly ProductRow[]): BulkFields {
  const text = useWords(productsWords)
  const [way, setWay] = useState<Way>('percentLess')
  const [typed, setTyped] = useState('')
  const [round, setRound] = useState<(typeof roundings)[number]>(1)
  const [keepsOld, setKeepsOld] = useState(true)
  const isLess = way === 'percentLess' || way === 'takaLess'
  const isPercent = by[way] === 'percent'
  const n = isPercent ? readPercent(typed) : readWhole(typed)
  const isRight =
    n !== null && n <= (isPercent ? (isLess ? 99 : 1_000) : mostTaka) && (n > 0 || way === 'to')
  const rule = isRight ? { by: by[way], n: isLess ? -n : n, round } : undefined
  const [first] = rows
  const sample = (ending: (typeof roundings)[number]) => {
    const price = first && rule && priceAfter(first.price, { ...rule, round: ending })
    return price ? formatTaka(price) : ''
  }
  return {
    act: rule && { act: 'price', ...rule, keep_old: isLess && keepsOld },
    wrong: isRight ? undefined : isPercent ? text.bulk.wrongPercent : text.wrongPrice,
    after: rule && ((row) => priceAfter(row.price, rule)),
    fields: (
      <>
        <fieldset>
          <legend className="visually-hidden">{text.bulk.how}</legend>
          <div className="segments ways num">
            {ways.map((each) => (
              <label key={each}>
                <input
                  type="radio"
                  name="way"
                  checked={way === each}
                  onChange={() => setWay(each)}
                />
                <span>{text.bulk.ways[each]}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <div className="two">
          <Field
            label={isPercent ? text.bulk.percent : text.bulk.taka}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Choice
            label={text.bulk.ending}
            value={round}
            onChange={({ target }) =>
              setRound(roundings.find((each) => each === Number(target.value)) ?? 1)
            }
          >
            {roundings.map((each) => (
              <option key={each} value={each}>
                {text.bulk.endings[each](sample(each))}
              </option>
            ))}
          </Choice>
        </div>
        {isLess && (
          <label className="tick">
            <input
              type="checkbox"
              checked={keepsOld}
              onChange={({ target }) => setKeepsOld(target.checked)}
            />
            {text.bulk.keepOld}
          </label>
        )}
      </>
    ),
  }
}
