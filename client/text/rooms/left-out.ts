import { toBengaliDigits } from '../format'

/** What did not go into the cart after "order again". */
export const leftOut = {
  notOnSale: (products: number) =>
    `${toBengaliDigits(products)}টি পণ্য এখন বিক্রিতে নেই, তাই কার্টে যোগ হয়নি:`,
}

export const en: typeof leftOut = {
  notOnSale: (products) =>
    products === 1
      ? '1 product is not on sale now, so it is not in the cart:'
      : `${products} products are not on sale now, so they are not in the cart:`,
}
