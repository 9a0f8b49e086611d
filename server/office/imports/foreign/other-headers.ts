import { ownColumns } from '#contract/office/csv-columns'
import type { Meaning } from '#contract/office/import-rules'

/** Usual headers of price lists, in the form of `plainName`. */
export const otherHeaders: Partial<Record<Meaning, readonly string[]>> = {
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
}
