type Side = Record<string, unknown>
export type AuditRow = { entity: string; before: Side | null; after: Side | null }
export type Change = { field: string; before: unknown; after: unknown }
/** By id. */
export type Names = Record<
  'category_id' | 'tag_id' | 'color_id' | 'size_id' | 'image_id' | 'item_id',
  Map<number, string>
>

/** Columns without meaning for a reader, or repeating another column. */
const silent = new Set(['id', 'product_id', 'version', 'created_at', 'position'])

/**
 * A row of the audit as changed fields: columns for a product and its text; the name of a category,
 * tag, color, size, photo or counted choice that was added or removed.
 */
export function changesOf({ entity, before, after }: AuditRow, names: Names): Change[] {
  switch (entity) {
    case 'product_category':
      return comesAndGoes('category', before, after, ({ category_id: id }) =>
        names.category_id.get(Number(id)),
      )
    case 'product_tag':
      return comesAndGoes('tag', before, after, ({ tag_id: id }) => names.tag_id.get(Number(id)))
    case 'product_color':
      return choiceChanges('color', before, after, names.color_id)
    case 'product_size':
      return choiceChanges('size', before, after, names.size_id)
    case 'product_image':
      return choiceChanges('image', before, after, names.image_id)
    case 'stock_item':
      return choiceChanges('item', before, after, names.item_id)
    default:
      return columnChanges(before, after)
  }
}

function comesAndGoes(
  field: string,
  before: Side | null,
  after: Side | null,
  nameOf: (row: Side) => unknown,
): Change[] {
  const name = (row: Side | null) => (row ? (nameOf(row) ?? '') : null)
  return [{ field, before: name(before), after: name(after) }]
}

/** A removed choice is marked; its row has the name only where that has changed. */
function choiceChanges(
  field: string,
  before: Side | null,
  after: Side | null,
  names: Map<number, string>,
): Change[] {
  const nameOf = (row: Side) => row[field] ?? names.get(Number(row.id)) ?? ''
  if (!before || !after) return comesAndGoes(field, before, after, nameOf)
  const changes: Change[] = []
  if ('removed_at' in after) {
    const isRemoved = after.removed_at !== null
    const name = nameOf(after)
    changes.push({ field, before: isRemoved ? name : null, after: isRemoved ? null : name })
  }
  const rest = columnChanges(before, after).filter((change) => change.field !== 'removed_at')
  if ('position' in after && changes.length + rest.length === 0) {
    return [{ field: `${field}_position`, before: before.position, after: after.position }]
  }
  return [...changes, ...rest]
}

function columnChanges(before: Side | null, after: Side | null): Change[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return fields
    .filter((field) => !silent.has(field))
    .map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }))
    .filter((change) => change.before !== null || change.after !== null)
}
