import { toBengaliDigits } from '../format'

/** Pieces of several screens, except those of forms. */
export const ui = {
  notFound: 'পাতাটি পাওয়া যায়নি',
  aboutNotFound: 'এই ঠিকানায় কোনো পাতা নেই।',
  afterNotFound: 'ঠিকানাটি বদলে গেছে, অথবা পণ্যটি আর নেই। উপরের ঘরে খুঁজে দেখুন, কিংবা হোম থেকে শুরু করুন।',
  aboutMine: 'আপনার কার্ট, অর্ডার ও ঠিকানা এখানে।',
  noConnection: 'ইন্টারনেট নেই',

  home: 'হোম',
  youAreHere: 'আপনি এখানে',
  pages: 'পাতা',
  previousPage: 'আগের পাতা',
  nextPage: 'পরের পাতা',

  price: 'বর্তমান মূল্য',
  oldPrice: 'আগের মূল্য',
  fewer: 'কমান',
  more: 'বাড়ান',

  previousSlide: 'আগের স্লাইড',
  nextSlide: 'পরের স্লাইড',
  slide: (place: number) => `স্লাইড ${toBengaliDigits(place)}`,
}

export const en: typeof ui = {
  notFound: 'Page not found',
  aboutNotFound: 'There is no page at this address.',
  afterNotFound:
    'The address has changed, or the product is gone. Search above, or start from the home page.',
  aboutMine: 'Your cart, orders and address.',
  noConnection: 'No internet',

  home: 'Home',
  youAreHere: 'You are here',
  pages: 'Page',
  previousPage: 'Previous page',
  nextPage: 'Next page',

  price: 'Current price',
  oldPrice: 'Former price',
  fewer: 'Fewer',
  more: 'More',

  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  slide: (place) => `Slide ${place}`,
}
