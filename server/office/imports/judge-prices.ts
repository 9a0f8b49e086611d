import type { WholeProduct } from '../products/read-whole-products.ts'
import type { Prices } from '../products/save/plan-price.ts'
import type { ImportPlan } from './own-changes.ts'
import type { ProblemList } from './problems.ts'
import { readMoney } from './read-numbers.ts'
import type { ProductInFile } from './records-of-product.ts'

export type Judged = {
  inFile: ProductInFile
  problems: ProblemList
  current: WholeProduct | null
  plan: ImportPlan
}

/**
 * Shows every price that the file changes, also through another column, and asks where a price is
 * more likely misread than meant.
 */
export function judgePrices({ inFile, problems, current, plan }: Judged, prices: Prices): void {
  const { values } = plan
  for (const column of current ? (['price', 'old_price', 'discount'] as const) : []) {
    const [was, will] = [current?.[column], prices[column]].map((n) => String(n ?? ''))
    if (was !== will) values[column] = { was: was ?? '', will: will ?? '' }
    else delete values[column]
  }
  if (!current && !values.price) values.price = { was: '', will: String(prices.price) }
  const { price } = prices
  const cell = inFile.fields.get('price')
  const inCell = cell && readMoney(cell.text)?.taka
  const ask = (message: string) => {
    problems.ask(plan.names?.price ?? 'price', cell?.raw ?? '', message)
  }
  if (price !== current?.price && price === 0) ask('The price is 0, please confirm it')
  else if (current && price * 10 < current.price) {
    ask(`The price falls from ${current.price} to ${price}, please confirm it`)
  } else if (inCell != null && price !== current?.price && Math.abs(inCell - price) > 1) {
    ask(`The file says ${inCell}, its discount makes it ${price}; please confirm it`)
  }
}
