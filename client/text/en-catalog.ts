import type { Texts } from './bn'

export const catalog: Texts['catalog'] = {
  off: (percent) => `${percent}% off`,
  soldOut: 'Sold out',
  coming: 'Products are coming',
  allMenus: 'All menus',
  aboutAllMenus: 'All menus and their categories on one page: pick what you are looking for.',
  seeAllProducts: 'See all products',
}
