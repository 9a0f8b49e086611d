import type { PrismaClient } from '../../database/generated/client.ts'

export type Side = Record<string, unknown> | null
export type Row = { entity: string; entityId: string; before: unknown; after: unknown }

/** A part of a product is identified by the product and by itself. */
const ofProduct = [
  ...['product', 'product_content', 'product_image', 'product_color', 'product_size'],
  ...['product_category', 'product_tag', 'product_ask', 'stock_item'],
]

/** Names of products, the catalogue and banners in rows of the audit, by `entity id`. */
export async function readProductsNames(
  prisma: PrismaClient,
  rows: readonly Row[],
): Promise<(row: Row) => string | null> {
  const idsOf = (...entities: string[]) => [
    ...new Set(
      rows.filter(({ entity }) => entities.includes(entity)).map((row) => Number(row.entityId)),
    ),
  ]
  const linked = (name: string) => [
    ...new Set(rows.map((row) => Number(sideOf(row)?.[name] ?? 0)).filter((id) => id > 0)),
  ]
  const ofEntry = (kind: 'menu' | 'category' | 'tag') => ({
    where: { id: { in: [...idsOf(kind), ...linked(`${kind}_id`)] } },
  })
  const [products, moves, menus, categories, tags] = await Promise.all([
    prisma.product.findMany({
      where: { id: { in: idsOf(...ofProduct) } },
      select: { id: true, title: true },
    }),
    prisma.stockMove.findMany({
      where: { id: { in: idsOf('stock_move') } },
      select: { id: true, item: { select: { product: { select: { title: true } } } } },
    }),
    prisma.menu.findMany(ofEntry('menu')),
    prisma.category.findMany(ofEntry('category')),
    prisma.tag.findMany(ofEntry('tag')),
  ])
  const titles = new Map(products.map(({ id, title }) => [id, title]))
  const movedOf = new Map(moves.map(({ id, item }) => [Number(id), item.product.title]))
  const nameOf = new Map<string, string>([
    ...menus.map(({ id, menu }) => [`menu ${id}`, menu] as const),
    ...categories.map(({ id, category }) => [`category ${id}`, category] as const),
    ...tags.map(({ id, tag }) => [`tag ${id}`, tag] as const),
  ])
  return (row) => {
    const { entity, entityId } = row
    const side = sideOf(row)
    if (entity === 'import') return typeof side?.file_name === 'string' ? side.file_name : null
    if (entity === 'stock_move') return movedOf.get(Number(entityId)) ?? null
    if (ofProduct.includes(entity)) {
      const part =
        side?.color ??
        side?.size ??
        nameOf.get(`category ${side?.category_id}`) ??
        nameOf.get(`tag ${side?.tag_id}`)
      const title = titles.get(Number(entityId)) ?? (side?.title as string | undefined)
      return [title, part].filter(Boolean).join(': ') || null
    }
    const deleted = entity === 'phone_block' ? side?.phone : side?.[entity]
    return nameOf.get(`${entity} ${entityId}`) ?? (typeof deleted === 'string' ? deleted : null)
  }
}

function sideOf({ before, after }: Row): Side {
  return (after ?? before ?? null) as Side
}
