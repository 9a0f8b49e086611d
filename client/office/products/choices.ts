import type { OfficeProduct } from '#contract/office/product-row-shapes'
import type { StockItem } from '#contract/office/stock-shapes'

type Choice = { item: StockItem; name: string }
type Group = { key: string; name: string; pieces: number; choices: Choice[] }

/**
 * The counted choices of a product in its own order: sizes within each color where it has both, else
 * one group. `all`: the name of the only choice of goods without any.
 */
export function choicesOf(product: OfficeProduct, all: string) {
  const items = product.items.filter(({ removed }) => !removed)
  const colors = product.colors.filter(({ id }) => items.some((item) => item.color_id === id))
  const sizes = product.sizes.filter(({ id }) => items.some((item) => item.size_id === id))
  const hasGroups = colors.length > 0 && sizes.length > 0
  const placeOf = (item: StockItem) => [
    colors.findIndex(({ id }) => id === item.color_id),
    sizes.findIndex(({ id }) => id === item.size_id),
  ]
  const inOrder = [...items].sort((one, other) => {
    const [color = 0, size = 0] = placeOf(one)
    const [otherColor = 0, otherSize = 0] = placeOf(other)
    return color - otherColor || size - otherSize
  })
  const nameOf = ({ color_id, size_id }: StockItem) => ({
    color: product.colors.find(({ id }) => id === color_id)?.color,
    size: product.sizes.find(({ id }) => id === size_id)?.size,
  })
  const groups = new Map<string, Group>()
  for (const item of inOrder) {
    const { color, size } = nameOf(item)
    const key = hasGroups ? String(item.color_id) : ''
    const group = groups.get(key) ?? { key, name: color ?? all, pieces: 0, choices: [] }
    group.pieces += item.count
    group.choices.push({ item, name: (hasGroups ? size : (size ?? color)) ?? all })
    groups.set(key, group)
  }
  return { groups: [...groups.values()], hasGroups }
}
