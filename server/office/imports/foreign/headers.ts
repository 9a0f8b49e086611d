import { ownColumns } from '#contract/office/csv-columns'
import type { FileKind, Meaning } from '#contract/office/import-rules'

/** Headers of a program, by their meanings, in the form of `plainName`. */
type Headers = Partial<Record<Meaning, readonly string[]>>

/**
 * Headers of WooCommerce in the administrator's language: English, Bengali, German, Spanish and
 * French, as in its translations (Bengali: WooCommerce 2.4).
 */
const woocommerce: Headers = {
  ref: ['id'],
  goods_type: ['type', 'ধরন', 'typ', 'tipo'],
  sku: ['sku', 'এস কে উঁ', 'artikelnummer', 'ugs', 'referencia'],
  title: ['name', 'নাম', 'nombre', 'nom'],
  published: ['published', 'veröffentlicht', 'publicado', 'publié'],
  visibility: [
    ...['visibility in catalog', 'sichtbarkeit im katalog'],
    ...['visibilidad en el catálogo', 'visibilité dans le catalogue'],
  ],
  short_description: [
    ...['short description', 'kurzbeschreibung'],
    ...['descripción corta', 'description courte'],
  ],
  description: ['description', 'বর্ণনা', 'beschreibung', 'descripción'],
  sale_from: [
    ...['date sale price starts', 'datum, an dem angebotspreis beginnt'],
    ...['día en que empieza el precio rebajado', 'date de début de promo'],
  ],
  sale_until: [
    ...['date sale price ends', 'datum, an dem angebotspreis endet'],
    ...['día en que termina el precio rebajado', 'date de fin de promo'],
  ],
  in_stock: [
    ...['in stock?', 'মজুদ আছে', 'vorrätig?', '¿en inventario?', '¿existencias?'],
    'en stock ?',
  ],
  stock: ['stock', 'মজুদ', 'bestand', 'lagerbestand', 'inventario'],
  low_at: [
    ...['low stock amount', 'geringe lagermenge', 'cantidad de bajo inventario'],
    'montant de stock faible',
  ],
  backorders: [
    ...['backorders allowed?', 'lieferrückstande erlaubt?', 'lieferrückstände erlaubt?'],
    '¿permitir reservas de productos agotados?',
    'autoriser les commandes de produits en rupture ?',
  ],
  sale_price: [
    ...['sale price', 'মূল্যহ্রাস মূল্য', 'angebotspreis', 'precio rebajado', 'tarif promo'],
    'prix promo',
  ],
  regular_price: [
    ...['regular price', 'স্বাভাবিক মূল্য', 'regulärer preis', 'precio normal'],
    ...['precio habitual', 'tarif régulier', 'prix régulier'],
  ],
  categories: ['categories', 'বিষয়শ্রেণী', 'kategorien', 'categorías', 'catégories'],
  tags: ['tags', 'ট্যাগ', 'schlagwörter', 'etiquetas', 'étiquettes'],
  images: ['images', 'bilder', 'imágenes'],
  parent_ref: ['parent', 'übergeordnetes produkt', 'superior', 'padre'],
  vendor: ['brands', 'marken', 'marcas', 'marques'],
  option_name: [
    ...['attribute # name', 'attribut # name', 'nombre del atributo #', 'nom de l’attribut #'],
    "nom de l'attribut #",
  ],
  option_value: [
    ...['attribute # value(s)', 'attribut # wert(e)', 'valor(es) del atributo #'],
    ...['valeur(s) de l’attribut #', "valeur(s) de l'attribut #"],
  ],
}

/** Headers of Shopify's older files and of those with `URL handle`. */
const shopify: Headers = {
  handle: ['handle', 'url handle'],
  title: ['title'],
  description: ['body (html)', 'body html', 'description'],
  vendor: ['vendor'],
  categories: ['product category', 'standard product type'],
  type: ['type', 'custom product type'],
  tags: ['tags'],
  published: ['published', 'published on online store'],
  status: ['status'],
  option_name: ['option# name'],
  option_value: ['option# value'],
  sku: ['variant sku', 'sku'],
  stock_tracker: ['variant inventory tracker', 'inventory tracker'],
  stock: ['variant inventory qty', 'inventory quantity'],
  backorders: ['variant inventory policy', 'continue selling when out of stock'],
  price: ['variant price', 'price'],
  old_price: ['variant compare at price', 'compare-at price', 'compare at price'],
  images: ['image src', 'product image url'],
  image_position: ['image position'],
  image_alts: ['image alt text'],
  gift_card: ['gift card'],
}

/** Usual headers of price lists. */
const other: Headers = {
  ...Object.fromEntries(
    ownColumns.filter((column) => column !== 'id').map((column) => [column, [column]]),
  ),
  ref: ['id', 'product id'],
  title: ['title', 'name', 'product', 'product name', 'item', 'item name', 'নাম', 'পণ্য', 'পণ্যের নাম'],
  slug: ['slug', 'link', 'লিংক'],
  price: ['price', 'দাম', 'মূল্য', 'বিক্রয় মূল্য', 'unit price', 'rate', 'mrp'],
  old_price: ['old price', 'আগের দাম', 'compare price'],
  regular_price: ['regular price', 'নিয়মিত মূল্য'],
  sale_price: ['sale price', 'offer price', 'discount price', 'অফার মূল্য'],
  own_code: ['own code', 'code', 'product code', 'item code', 'কোড'],
  sku: ['sku'],
  color: ['color', 'colour', 'রং', 'রঙ'],
  size: ['size', 'সাইজ', 'মাপ'],
  stock: ['stock', 'quantity', 'qty', 'স্টক', 'পরিমাণ', 'সংখ্যা'],
  categories: ['categories', 'category', 'ক্যাটাগরি', 'ধরন'],
  tags: ['tags', 'tag', 'ট্যাগ'],
  images: ['images', 'image', 'photo', 'picture', 'image url', 'ছবি'],
  description: ['description', 'details', 'বর্ণনা', 'বিবরণ'],
  vendor: ['brand', 'vendor', 'ব্র্যান্ড'],
  published: ['published', 'active', 'active (0/1)', 'is active', 'enabled', 'product online'],
  status: ['status', 'product status'],
  visibility: ['visibility', 'visible', 'product visible?', 'catalog visibility'],
}

export const dictionaries: Record<Exclude<FileKind, 'own'>, Headers> = {
  woocommerce,
  shopify,
  other,
}

type Meanings = (Meaning | null)[]

/** At least one of these must be there: it identifies the product. */
const keys: readonly Meaning[] = ['id', 'slug', 'title', 'own_code', 'handle', 'ref', 'sku']
const ofOwn: readonly Meaning[] = ['id', 'slug', 'title', 'own_code']
/** Meanings that several columns of a file may have. */
const several: readonly Meaning[] = ['option_name', 'option_value', 'images', 'tags', 'categories']
/** Meanings that only its files have. */
const marks: Record<'woocommerce' | 'shopify', readonly Meaning[]> = {
  woocommerce: ['title', 'regular_price'],
  shopify: ['handle', 'price'],
}

export const hasKey = (meanings: Meanings) =>
  meanings.some((meaning) => meaning !== null && keys.includes(meaning))

/** The program that made a file, by its header. */
export function findKind(header: readonly string[]): FileKind {
  const own = findMeanings('own', header)
  for (const kind of ['shopify', 'woocommerce'] as const) {
    const found = findMeanings(kind, header)
    const isMarked = marks[kind].every((meaning) => found.includes(meaning))
    if (isMarked && count(found) > count(own)) return kind
  }
  const isOwn = own.some((meaning) => meaning !== null && ofOwn.includes(meaning))
  // `ID` and `Slug` alone are in files of many languages and programs.
  const isNamed =
    (own.includes('id') || own.includes('slug')) &&
    2 * count(own) > header.filter((name) => plainName(name) !== '').length
  const other = findMeanings('other', header)
  const isLikely = isNamed || (count(own) > 1 && count(own) >= count(other))
  return isOwn && isLikely ? 'own' : 'other'
}

const count = (found: Meanings) => found.filter((meaning) => meaning !== null).length
/** Meanings of the columns of a header; null for unknown ones. */
export function findMeanings(kind: FileKind, header: readonly string[]): Meanings {
  const names = header.map(plainName)
  if (kind === 'own') {
    const own = names.map((name) => name.replaceAll(' ', '_'))
    return own.map((name) => ownColumns.find((column) => column === name) ?? null)
  }
  const meanings = new Map(
    Object.entries(dictionaries[kind]).flatMap(([meaning, words]) =>
      words.map((word): [string, Meaning] => [plainName(word), meaning as Meaning]),
    ),
  )
  const taken = new Set<Meaning>()
  return names.map((name) => {
    const meaning = meanings.get(name) ?? meanings.get(name.replace(/\d+/, '#')) ?? null
    if (meaning === null || (taken.has(meaning) && !several.includes(meaning))) return null
    taken.add(meaning)
    return meaning
  })
}

const isOwnColumn = (meaning: Meaning | null) =>
  (ownColumns as readonly (Meaning | null)[]).includes(meaning)

/** An own file has no other columns than the shop's, also where a person chose them. */
export const meaningOf = (kind: FileKind, meaning: Meaning | null | undefined) =>
  meaning && (kind !== 'own' || isOwnColumn(meaning)) ? meaning : null

/** Small letters, single spaces, composed Bengali letters, without a mark of UTF-8 that was misread. */
function plainName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/\p{Cf}|^ï»¿/gu, '')
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')
}
