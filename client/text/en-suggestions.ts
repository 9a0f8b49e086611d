import type { Texts } from './bn'

export const suggestions: Texts['suggestions'] = {
  offered: 'Matching products and categories',
  category: 'Category',
  clear: 'Clear the search',
}
