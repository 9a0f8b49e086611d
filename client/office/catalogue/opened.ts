import type { Banner, Category, Menu, Tag } from './acts'

/** The open dialog; without its thing, it makes a new one. */
export type Opened =
  | { kind: 'menu'; menu?: Menu }
  | { kind: 'category'; category?: Category; menuId?: number }
  | { kind: 'tag'; tag?: Tag }
  | { kind: 'banner'; banner?: Banner }
  | { kind: 'removeMenu'; menu: Menu }
  | { kind: 'removeCategory'; category: Category }
  | { kind: 'removeTag'; tag: Tag }
  | { kind: 'removeBanner'; banner: Banner }
