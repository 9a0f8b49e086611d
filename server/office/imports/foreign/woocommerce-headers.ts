import type { Meaning } from '#contract/office/import-rules'

/**
 * Headers of WooCommerce in the administrator's language: English, Bengali, German, Spanish and
 * French, as in its translations (Bengali: WooCommerce 2.4), in the form of `plainName`.
 */
export const woocommerceHeaders: Partial<Record<Meaning, readonly string[]>> = {
  ref: ['id'],
  goods_type: ['type', 'ধরন', 'typ', 'tipo'],
  sku: ['sku', 'এস কে উঁ', 'artikelnummer', 'ugs', 'referencia'],
  title: ['name', 'নাম', 'nombre', 'nom'],
  published: ['published', 'veröffentlicht', 'publicado', 'publié'],
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
