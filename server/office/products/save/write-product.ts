import type { OfficeProduct } from '#contract/office/product-row-shapes'
import type { Transaction } from '../../as-staff.ts'
import type { Plan } from './plan-product.ts'
import { writeChoices } from './write-choices.ts'
import { writeItems } from './write-items.ts'
import { writePhotos } from './write-photos.ts'

/** Writes the differences and raises the version once. Returns the product's id. */
export async function writeProduct(
  tx: Transaction,
  plan: Plan,
  current: OfficeProduct,
): Promise<number> {
  const isWritten = await writeParts(tx, plan, current)
  await updateProduct(tx, plan, current, isWritten)
  return current.id
}

/** Whether anything differed. */
async function writeParts(
  tx: Transaction,
  { texts, photos, colors, sizes, items, categories, tags }: Plan,
  current: OfficeProduct,
): Promise<boolean> {
  const { id } = current
  const isChoiceOther = (
    plan: Plan['colors'],
    had: { id: number; removed: boolean; name: string }[],
  ) =>
    plan.removed.length > 0 ||
    plan.staying.map(({ id, name }) => `${id} ${name}`).join('\n') !==
      had
        .filter(({ removed }) => !removed)
        .map(({ id, name }) => `${id} ${name}`)
        .join('\n')
  const hadColors = current.colors.map(({ color: name, ...row }) => ({ ...row, name }))
  const hadSizes = current.sizes.map(({ size: name, ...row }) => ({ ...row, name }))
  const isPhotosOther = photos !== null && JSON.stringify(photos) !== JSON.stringify(current.images)
  let isWritten = false
  const when = async (isOther: boolean, write: () => Promise<unknown>) => {
    if (!isOther) return
    isWritten = true
    await write()
  }
  await when(isChoiceOther(colors, hadColors), () => writeChoices(tx, 'colors', id, colors))
  await when(isChoiceOther(sizes, hadSizes), () => writeChoices(tx, 'sizes', id, sizes))
  await when(isPhotosOther, () => writePhotos(tx, id, photos ?? [], current.images))
  await when(Object.keys(texts).length > 0, () => {
    const data = {
      ...(texts.description !== undefined && { description: texts.description }),
      ...(texts.order_policy !== undefined && { orderPolicy: texts.order_policy }),
      ...(texts.size_chart !== undefined && { sizeChart: texts.size_chart }),
    }
    return tx.productContent.upsert({
      where: { productId: id },
      create: { productId: id, ...data },
      update: data,
    })
  })
  await when(categories.removed.length > 0, () =>
    tx.productCategory.deleteMany({
      where: { productId: id, categoryId: { in: categories.removed } },
    }),
  )
  await when(categories.added.length > 0, () =>
    tx.productCategory.createMany({
      data: categories.added.map((categoryId) => ({ productId: id, categoryId })),
    }),
  )
  await when(tags.removed.length > 0, () =>
    tx.productTag.deleteMany({ where: { productId: id, tagId: { in: tags.removed } } }),
  )
  await when(tags.added.length > 0, () =>
    tx.productTag.createMany({ data: tags.added.map((tagId) => ({ productId: id, tagId })) }),
  )
  const isItemsOther = items.added.length + items.revived.length + items.removed.length > 0
  await when(isItemsOther, () => writeItems(tx, id, items))
  return isWritten
}

async function updateProduct(
  tx: Transaction,
  { row, photos }: Plan,
  current: OfficeProduct,
  isWritten: boolean,
) {
  const before = {
    title: current.title,
    slug: current.slug,
    imageAlt: current.image_alt,
    priceTaka: current.price,
    oldPriceTaka: current.old_price,
    discountPercent: current.discount,
    minimumOrder: current.minimum_order,
    ownCode: current.own_code,
    counted: current.counted,
    choiceGoesWithOrder: current.choice_goes_with_order,
    stockSet: current.in_stock ? 1 : 0,
  }
  const isArchived = current.archived_at !== null
  const data = {
    ...Object.fromEntries(
      Object.entries(before)
        .filter(([column, value]) => row[column as keyof typeof before] !== value)
        .map(([column]) => [column, row[column as keyof typeof before]]),
    ),
    ...(photos && photos[0]?.image !== current.images[0]?.image && { image: row.image }),
    ...(row.isArchived !== isArchived && { archivedAt: row.isArchived ? new Date() : null }),
  }
  if (!isWritten && Object.keys(data).length === 0) return
  const { count } = await tx.product.updateMany({
    where: { id: current.id, version: current.v },
    data: { ...data, version: current.v + 1 },
  })
  if (count === 0) throw new Error(`Product ${current.id} changed under its lock`)
}
