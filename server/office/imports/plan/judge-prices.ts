import type { Prices } from '../../products/save/plan-price.ts'
import { readMoney } from '../read/read-numbers.ts'
import { checkByForm, readChanges } from './plan-by-form.ts'
import { labelOf, type Part, type Planning } from './planning.ts'

/** The form judges the changes; its prices are those that a person is shown. */
export function judgeByForm(at: Planning): Part | undefined {
  const { row, plan, current, problems, cells, shop } = at
  const form = readChanges({ line: row.line, plan }, current, problems, cells)
  if (!form) return undefined
  const prices = checkByForm(form, shop)
  askPrice(at, prices)
  return { values: shownPrices(at, prices) }
}

/** Every price that the file changes, also through another column. */
function shownPrices({ current, plan }: Planning, prices: Prices): NonNullable<Part['values']> {
  if (!current) {
    return plan.values.price ? {} : { price: { was: '', will: String(prices.price) } }
  }
  const columns = ['price', 'old_price', 'discount'] as const
  return Object.fromEntries(
    columns.map((column) => {
      const [was = '', will = ''] = [current[column], prices[column]].map((n) => String(n ?? ''))
      return [column, was === will ? null : { was, will }]
    }),
  )
}

/** Asks where a price is more likely misread than meant. */
function askPrice(at: Planning, { price }: Prices) {
  const { row, current, problems } = at
  const cell = row.fields.get('price')
  const inCell = cell && readMoney(cell.text)?.taka
  const ask = (message: string) => problems.ask(labelOf(at, 'price'), cell?.raw ?? '', message)
  if (price !== current?.price && price === 0) ask('The price is 0, please confirm it')
  else if (current && price * 10 < current.price) {
    ask(`The price falls from ${current.price} to ${price}, please confirm it`)
  } else if (inCell != null && price !== current?.price && Math.abs(inCell - price) > 1) {
    ask(`The file says ${inCell}, its discount makes it ${price}; please confirm it`)
  }
}
