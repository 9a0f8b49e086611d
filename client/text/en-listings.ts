import type { Texts } from './bn'
import { shopNameLatin } from './shop-facts'

export const listings: Texts['listings'] = {
  found: (keyword) => `Results for “${keyword}”`,
  notFound: (keyword) => `Nothing found for “${keyword}”`,
  off: (percent) => `${percent}% off`,
  discounted: (percent, label) => `${percent}% off, ${label}`,
  tagged: (label) => `Tag: ${label}`,
  paged: (title, page) => `${title}, page ${page}`,
  about: (label) =>
    `${label}: choose by price and tag. Cash on delivery, in 3-5 days anywhere in Bangladesh.`,
  products: 'Products',

  filter: 'Filter',
  show: (total) => (total === undefined ? 'Show products' : `Show ${total} products`),
  removeFilter: (range) => `Remove the filter: ${range}`,
  clearFilters: 'Clear filters',
  priceRange: 'Price range',
  minPrice: 'Lowest price',
  maxPrice: 'Highest price',
  min: 'From',
  max: 'To',
  tags: 'Tags',

  sortBy: 'Sort by',
  bestMatch: 'Best match',
  latest: 'Latest',
  oldest: 'Oldest',
  highToLow: 'Price: High to Low',
  lowToHigh: 'Price: Low to High',
  aToZ: 'Name: A-Z',
  zToA: 'Name: Z-A',

  coming: 'Products are coming soon',
  none: 'No products found',
  otherWords: 'Try another spelling, or search in Bengali.',
  close: 'Not every word matched: close products',
  didYouMean: 'Did you mean:',
  categories: 'All categories',
  popular: 'Best sellers',
  call: 'Not found what you are looking for? Call us:',

  search: 'Search products',
  get aboutSearch() {
    return `Type the name of a product to find it at ${shopNameLatin()}.`
  },
  whatFor: 'What are you looking for?',
  howToSearch: 'Type the name of a product above, such as saree, watch, honey.',
}
