import type { RemovedHtml } from '../../../http/html.ts'
import type { Transaction } from '../../as-staff.ts'
import { holdPictures, picturesOf } from '../../pictures/hold-pictures.ts'
import type { Faults } from './faults.ts'
import { type Choice, type PlannedChoices, planChoices } from './plan-choices.ts'
import { type PlannedItems, planItems } from './plan-items.ts'
import { planOwnCode, planSlug } from './plan-names.ts'
import { type Photo, planPhotos } from './plan-photos.ts'
import { planPrice } from './plan-price.ts'
import { type Links, planCategories, planTags } from './plan-shelves.ts'
import { planTexts } from './plan-text.ts'
import { type CleanChanges, enterIt } from '#contract/office/product-changes'
import type { OfficeProduct } from '#contract/office/product-row-shapes'

/** A product after the change. */
export type Plan = {
  row: Row
  texts: { description?: string; order_policy?: string }
  /** Null where they stay as they are. */
  photos: Photo[] | null
  colors: PlannedChoices
  sizes: PlannedChoices
  items: PlannedItems
  categories: Links
  tags: Links
  removed: RemovedHtml[]
}
type Row = {
  title: string
  slug: string
  image: string
  imageAlt: string | null
  priceTaka: number
  oldPriceTaka: number | null
  discountPercent: number | null
  minimumOrder: number
  ownCode: string | null
  isArchived: boolean
  counted: boolean
  choiceGoesWithOrder: boolean
  stockSet: number
}

/** Reads the rows that the change needs, and checks the changed fields alone. */
export async function planProduct(
  tx: Transaction,
  changes: CleanChanges,
  current: OfficeProduct | null,
  faults: Faults,
): Promise<Plan> {
  const title = changes.title ?? current?.title
  if (title === undefined) faults.add('title', enterIt('name'))
  const photos =
    changes.images || !current ? planPhotos(current?.images ?? [], changes.images, faults) : null
  const prices = planPrice(changes, current, faults)
  const categories = await planCategories(tx, changes.categories, current, faults)
  const tags = await planTags(tx, changes.tags, current, faults)
  const { colors, sizes } = await planBothChoices(tx, changes, current, faults)
  const items = planItems(changes, current, { colors, sizes }, faults)
  const { texts, removed } = planTexts(changes, current, faults)
  await holdAllPictures(tx, { photos, texts, current }, faults)
  return {
    row: {
      title: title ?? '',
      slug: await planSlug(tx, changes, current, faults),
      ...planFirstPhoto(changes, current, photos),
      priceTaka: prices.price,
      oldPriceTaka: prices.old_price,
      discountPercent: prices.discount,
      minimumOrder: changes.minimum_order ?? current?.minimum_order ?? 1,
      ownCode: await planOwnCode(tx, changes, current, faults),
      isArchived: changes.archived ?? (current ? current.archived_at !== null : false),
      counted: changes.counted ?? current?.counted ?? false,
      choiceGoesWithOrder:
        changes.choice_goes_with_order ?? current?.choice_goes_with_order ?? false,
      stockSet: (changes.in_stock ?? current?.in_stock ?? true) ? 1 : 0,
    },
    ...{ texts, photos, colors, sizes, items, categories, tags, removed },
  }
}

/** The words of the first photo go with it, unless they are told. */
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

async function planBothChoices(
  tx: Transaction,
  changes: CleanChanges,
  current: OfficeProduct | null,
  faults: Faults,
): Promise<{ colors: PlannedChoices; sizes: PlannedChoices }> {
  const lists = {
    colors: (current?.colors ?? []).map(({ color: name, ...row }) => ({ ...row, name })),
    sizes: (current?.sizes ?? []).map(({ size: name, ...row }) => ({ ...row, name })),
  }
  const typed = [...(changes.colors?.put ?? []), ...(changes.sizes?.put ?? [])]
  const names = [...lists.colors, ...lists.sizes, ...typed].map(({ name }) => name)
  const normOf = typed.length > 0 ? await readNorms(tx, names) : (name: string) => name
  const plan = (kind: 'colors' | 'sizes') => {
    const change = changes[kind]
    const withNorm = <T extends { name: string }>(row: T) => ({ ...row, norm: normOf(row.name) })
    const known: Choice[] = lists[kind].map(withNorm)
    return planChoices(
      kind,
      known,
      {
        order: change?.order,
        put: (change?.put ?? []).map(withNorm),
        remove: change?.remove ?? [],
      },
      faults,
    )
  }
  return { colors: plan('colors'), sizes: plan('sizes') }
}

/** Names as the database compares them. */
async function readNorms(tx: Transaction, names: string[]): Promise<(name: string) => string> {
  const rows = await tx.$queryRaw<{ name: string; norm: string }[]>`
    select distinct name, shop_norm(name) as norm from unnest(${names}::text[]) name`
  const norms = new Map(rows.map(({ name, norm }) => [name, norm]))
  return (name) => norms.get(name) ?? name
}

/** Every picture that is new to the product is there, and stays. */
async function holdAllPictures(
  tx: Transaction,
  { photos, texts, current }: Pick<Plan, 'photos' | 'texts'> & { current: OfficeProduct | null },
  faults: Faults,
) {
  const had = new Set([
    ...(current?.images ?? []).map(({ image }) => image),
    ...picturesOf(`${current?.description} ${current?.order_policy}`),
  ])
  const named: [field: string, url: string][] = [
    ...(photos ?? []).map(({ image }): [string, string] => ['images', image]),
    ...Object.entries(texts).flatMap(([field, html]) =>
      picturesOf(html).map((url): [string, string] => [field, url]),
    ),
  ]
  const added = named.filter(([, url]) => !had.has(url))
  if (added.length === 0) return
  const missing = await holdPictures(
    tx,
    added.map(([, url]) => url),
  )
  for (const [field, url] of added) {
    if (missing.has(url)) faults.add(field, 'This picture is no longer there, please add it again')
  }
}
