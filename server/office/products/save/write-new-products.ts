import type { Transaction } from '../../as-staff.ts'
import { moveStock } from '../../stock/items.ts'
import { withLowAt } from '../../stock/low-at-of-new.ts'
import type { Plan } from './plan-product.ts'

/** Makes products with all their parts, one statement a table. Returns their ids in their order. */
export async function writeNewProducts(
  tx: Transaction,
  plans: readonly Plan[],
  why: 'count' | 'import',
): Promise<number[]> {
  if (plans.length === 0) return []
  const rows = await tx.product.createManyAndReturn({
    data: plans.map(({ row: { isArchived, ...columns } }) => {
      return { ...columns, archivedAt: isArchived ? new Date() : null }
    }),
    select: { id: true, slug: true },
  })
  const idBySlug = new Map(rows.map(({ id, slug }) => [slug, id]))
  const made = plans.map((plan) => ({ plan, id: idBySlug.get(plan.row.slug) ?? 0 }))
  await tx.productContent.createMany({
    data: made.map(({ id, plan: { texts } }) => ({
      productId: id,
      description: texts.description ?? '',
      orderPolicy: texts.order_policy ?? '',
      sizeChart: texts.size_chart ?? '',
    })),
  })
  await writeCatalogue(tx, made)
  await tx.productImage.createMany({
    data: made.flatMap(({ id, plan: { photos } }) =>
      (photos ?? []).map(({ image, alt }, position) => ({ productId: id, image, alt, position })),
    ),
  })
  await writeChoices(tx, made)
  await writeItems(tx, made, why)
  return made.map(({ id }) => id)
}

type Made = { id: number; plan: Plan }

async function writeCatalogue(tx: Transaction, made: readonly Made[]) {
  await tx.productCategory.createMany({
    data: made.flatMap(({ id, plan: { categories } }) =>
      categories.added.map((categoryId) => ({ productId: id, categoryId })),
    ),
  })
  await tx.productTag.createMany({
    data: made.flatMap(({ id, plan: { tags } }) =>
      tags.added.map((tagId) => ({ productId: id, tagId })),
    ),
  })
}

/** Gives the planned colors and sizes their ids, which the items refer to. */
async function writeChoices(tx: Transaction, made: readonly Made[]) {
  const placesOf = (kind: 'colors' | 'sizes') =>
    made.flatMap(({ id, plan }) =>
      plan[kind].staying.map((choice, position) => ({ choice, productId: id, position })),
    )
  const colors = placesOf('colors')
  const sizes = placesOf('sizes')
  const select = { id: true, productId: true, position: true }
  const madeColors = await tx.productColor.createManyAndReturn({
    data: colors.map(({ choice, ...place }) => ({ ...place, color: choice.name })),
    select,
  })
  const madeSizes = await tx.productSize.createManyAndReturn({
    data: sizes.map(({ choice, ...place }) => ({ ...place, size: choice.name })),
    select,
  })
  const placeOf = (row: { productId: number; position: number }) =>
    `${row.productId} ${row.position}`
  for (const [places, rows] of [
    [colors, madeColors],
    [sizes, madeSizes],
  ] as const) {
    const idOf = new Map(rows.map((row) => [placeOf(row), row.id]))
    for (const place of places) place.choice.id = idOf.get(placeOf(place)) ?? null
  }
}

async function writeItems(tx: Transaction, made: readonly Made[], why: 'count' | 'import') {
  const wanted = made.flatMap(({ id, plan: { items } }) =>
    items.added.map(({ color, size, count, lowAt }) => ({
      count,
      lowAt,
      productId: id,
      colorId: color?.id ?? null,
      sizeId: size?.id ?? null,
    })),
  )
  const rows = await tx.stockItem.createManyAndReturn({
    data: await withLowAt(
      tx,
      wanted.map(({ count: _, ...item }) => item),
    ),
    select: { id: true, productId: true, colorId: true, sizeId: true },
  })
  const pairOf = (item: { productId: number; colorId: number | null; sizeId: number | null }) =>
    `${item.productId} ${item.colorId} ${item.sizeId}`
  const idOf = new Map(rows.map((row) => [pairOf(row), row.id]))
  const moves = wanted.map((item) => ({ item: idOf.get(pairOf(item)) ?? 0, change: item.count }))
  await moveStock(
    tx,
    moves.filter(({ change }) => change !== 0),
    why,
  )
}
