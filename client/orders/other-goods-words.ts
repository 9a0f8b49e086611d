import { toBengaliDigits } from '../text/format'
import type { Words } from '../text/pairs'

/** What else of the cart goes along after "order now". */
export const otherGoodsWords = {
  along: (products: number) => [
    `কার্টের আরও ${toBengaliDigits(products)}টি পণ্যও এই অর্ডারে`,
    products === 1
      ? '1 more product of your cart is in this order'
      : `${products} more products of your cart are in this order`,
  ],
  seeMore: (products: number) => [
    `আরও ${toBengaliDigits(products)}টি দেখুন`,
    `See ${products} more`,
  ],
  leaveOut: ['কার্ট থেকে সরান', 'Remove from the cart'],
  undo: ['ফিরিয়ে আনুন', 'Undo'],
} satisfies Words
