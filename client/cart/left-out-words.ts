import { toBengaliDigits } from '../text/format'
import type { Words } from '../text/pairs'

/** What did not go into the cart after "order again". */
export const leftOutWords = {
  notOnSale: (products: number) => [
    `${toBengaliDigits(products)}টি পণ্য এখন বিক্রিতে নেই, তাই কার্টে যোগ হয়নি:`,
    products === 1
      ? '1 product is not on sale now, so it is not in the cart:'
      : `${products} products are not on sale now, so they are not in the cart:`,
  ],
} satisfies Words
