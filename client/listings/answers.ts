export { ListingEmpty } from './listing-empty'
export { NothingFound } from './nothing-found'
export { NothingToFind } from './nothing-to-find'
export { ShopAnswer } from './shop-answer'
