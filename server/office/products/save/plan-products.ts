import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { Transaction } from '../../as-staff.ts'
import { holdPictures, pictureIsGone, picturesOf } from '../../pictures/hold-pictures.ts'
import { readKnownRows } from './known-rows.ts'
import { planNames } from './plan-names.ts'
import { type Plan, planProduct, type UnnamedPlan } from './plan-product.ts'
import type { Planning } from './planning.ts'

/** Reads the needed rows for all products together. Shoppers are answered in between. */
export async function planProducts(tx: Transaction, all: readonly Planning[]): Promise<Plan[]> {
  const known = await readKnownRows(tx, all)
  const plans: UnnamedPlan[] = []
  for (const planning of all) {
    if (plans.length > 0) await yieldToOthers()
    plans.push(planProduct(planning, known))
  }
  await holdAllPictures(tx, all, plans)
  const names = await planNames(tx, all)
  return plans.flatMap((plan, nr) => {
    const name = names[nr]
    return name ? { ...plan, row: { ...plan.row, ...name } } : []
  })
}

/** Every picture that is new to its product exists, and stays. */
async function holdAllPictures(
  tx: Transaction,
  all: readonly Planning[],
  plans: readonly UnnamedPlan[],
) {
  const added = all.flatMap((planning, nr) => {
    const plan = plans[nr]
    return plan ? newPictures(planning, plan).map((each) => ({ ...each, planning })) : []
  })
  if (added.length === 0) return
  const missing = await holdPictures(
    tx,
    added.map(({ url }) => url),
  )
  for (const { field, url, planning } of added) {
    if (missing.has(url)) planning.problems.add(field, pictureIsGone)
  }
}

/** Pictures that are new to the product, each with the field that names it. */
export function newPictures({ current }: Planning, { photos, texts }: UnnamedPlan) {
  const had = new Set([
    ...(current?.images ?? []).map(({ image }) => image),
    ...picturesOf(`${current?.description} ${current?.order_policy} ${current?.size_chart}`),
  ])
  const named = [
    ...(photos ?? []).map(({ image }) => ({ field: 'images', url: image })),
    ...Object.entries(texts).flatMap(([field, html]) =>
      picturesOf(html).map((url) => ({ field, url })),
    ),
  ]
  return named.filter(({ url }) => !had.has(url))
}
