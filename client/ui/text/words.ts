import { toBengaliDigits } from '../../text/format'
import type { Words } from '../../text/pairs'

/** Pieces of several screens, except those of forms. */
export const uiWords = {
  notFound: ['পাতাটি পাওয়া যায়নি', 'Page not found'],
  aboutNotFound: ['এই ঠিকানায় কোনো পাতা নেই।', 'There is no page at this address.'],
  afterNotFound: [
    'ঠিকানাটি বদলে গেছে, অথবা পণ্যটি আর নেই। উপরের ঘরে খুঁজে দেখুন, কিংবা হোম থেকে শুরু করুন।',
    'The address has changed, or the product is gone. Search above, or start from the home page.',
  ],
  aboutMine: ['আপনার কার্ট, অর্ডার ও ঠিকানা এখানে।', 'Your cart, orders and address.'],
  noConnection: ['ইন্টারনেট নেই', 'No internet'],

  home: ['হোম', 'Home'],
  youAreHere: ['আপনি এখানে', 'You are here'],
  pages: ['পাতা', 'Page'],
  previousPage: ['আগের পাতা', 'Previous page'],
  nextPage: ['পরের পাতা', 'Next page'],

  price: ['বর্তমান মূল্য', 'Current price'],
  oldPrice: ['আগের মূল্য', 'Former price'],
  fewer: ['কমান', 'Fewer'],
  more: ['বাড়ান', 'More'],

  previousSlide: ['আগের স্লাইড', 'Previous slide'],
  nextSlide: ['পরের স্লাইড', 'Next slide'],
  slide: (place: number) => [`স্লাইড ${toBengaliDigits(place)}`, `Slide ${place}`],
} satisfies Words
