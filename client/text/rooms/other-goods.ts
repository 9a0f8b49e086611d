import { toBengaliDigits } from '../format'

/** What else of the cart goes along after "order now". */
export const otherGoods = {
  along: (products: number) => `কার্টের আরও ${toBengaliDigits(products)}টি পণ্যও এই অর্ডারে`,
  seeMore: (products: number) => `আরও ${toBengaliDigits(products)}টি দেখুন`,
  leaveOut: 'কার্ট থেকে সরান',
  undo: 'ফিরিয়ে আনুন',
}

export const en: typeof otherGoods = {
  along: (products) =>
    products === 1
      ? '1 more product of your cart is in this order'
      : `${products} more products of your cart are in this order`,
  seeMore: (products) => `See ${products} more`,
  leaveOut: 'Remove from the cart',
  undo: 'Undo',
}
