import { type CleanChanges, enterIt } from '#contract/office/product-changes'
import type { OfficeProduct } from '#contract/office/product-row-shapes'
import type { KnownRows } from './known-rows.ts'
import { type Links, planCategories, planTags } from './plan-catalogue.ts'
import { type Choice, type PlannedChoices, planChoices } from './plan-choices.ts'
import { type PlannedItems, planItems } from './plan-items.ts'
import type { Names } from './plan-names.ts'
import { type Photo, planPhotos } from './plan-photos.ts'
import { planPrice } from './plan-price.ts'
import { planTexts, type RemovedOfField, type Texts } from './plan-text.ts'
import type { Planning } from './planning.ts'

export type Plan = {
  row: Row
  texts: Texts
  /** Null if they stay. */
  photos: Photo[] | null
  colors: PlannedChoices
  sizes: PlannedChoices
  items: PlannedItems
  categories: Links
  tags: Links
  removed: RemovedOfField[]
}
type Row = Names & {
  title: string
  image: string
  imageAlt: string | null
  priceTaka: number
  oldPriceTaka: number | null
  discountPercent: number | null
  minimumOrder: number
  isArchived: boolean
  counted: boolean
  choiceGoesWithOrder: boolean
  stockSet: number
}

/** A plan without the names that must be unique. */
export type UnnamedPlan = Omit<Plan, 'row'> & { row: Omit<Row, keyof Names> }

/** Checks the changed fields alone. */
export function planProduct(planning: Planning, known: KnownRows): UnnamedPlan {
  const { changes, current, problems } = planning
  const title = changes.title ?? current?.title
  if (title === undefined) problems.add('title', enterIt('name'))
  const photos =
    changes.images || !current ? planPhotos(current?.images ?? [], changes.images, problems) : null
  const prices = planPrice(changes, current, problems)
  const categories = planCategories(planning, known)
  const tags = planTags(planning, known)
  const { colors, sizes } = planBothChoices(planning, known)
  const items = planItems(changes, current, { colors, sizes }, problems)
  const { texts, removed } = planTexts(changes, current, problems)
  return {
    row: {
      title: title ?? '',
      ...planFirstPhoto(changes, current, photos),
      priceTaka: prices.price,
      oldPriceTaka: prices.old_price,
      discountPercent: prices.discount,
      minimumOrder: changes.minimum_order ?? current?.minimum_order ?? 1,
      isArchived: changes.archived ?? (current ? current.archived_at !== null : false),
      counted: changes.counted ?? current?.counted ?? false,
      choiceGoesWithOrder:
        changes.choice_goes_with_order ?? current?.choice_goes_with_order ?? false,
      stockSet: (changes.in_stock ?? current?.in_stock ?? true) ? 1 : 0,
    },
    texts,
    photos,
    colors,
    sizes,
    items,
    categories,
    tags,
    removed,
  }
}

/** The first photo takes its words along, unless new ones are given. */
function planFirstPhoto(
  changes: CleanChanges,
  current: OfficeProduct | null,
  photos: Photo[] | null,
): { image: string; imageAlt: string | null } {
  const before = current?.images[0]
  const [first] = photos ?? current?.images ?? []
  const isOther = first?.image !== before?.image || first?.alt !== before?.alt
  const alt = isOther && first ? first.alt : (current?.image_alt ?? null)
  return {
    image: first?.image ?? '',
    imageAlt: changes.image_alt === undefined ? alt : changes.image_alt || null,
  }
}

function planBothChoices(
  { changes, current, problems }: Planning,
  known: KnownRows,
): { colors: PlannedChoices; sizes: PlannedChoices } {
  const withNorm = <T extends { name: string }>(row: T) => ({ ...row, norm: known.norm(row.name) })
  const plan = (kind: 'colors' | 'sizes', had: Omit<Choice, 'norm'>[]) => {
    const { order, put = [], remove = [] } = changes[kind] ?? {}
    const change = { order, put: put.map(withNorm), remove }
    return planChoices(kind, had.map(withNorm), change, problems)
  }
  return {
    colors: plan(
      'colors',
      (current?.colors ?? []).map(({ color: name, ...row }) => ({ ...row, name })),
    ),
    sizes: plan(
      'sizes',
      (current?.sizes ?? []).map(({ size: name, ...row }) => ({ ...row, name })),
    ),
  }
}
