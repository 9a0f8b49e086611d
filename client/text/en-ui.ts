import type { Texts } from './bn'

export const ui: Texts['ui'] = {
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
  stopSlides: 'Stop the slides',
  playSlides: 'Play the slides',
}
