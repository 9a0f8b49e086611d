import type { Banner, Category, Menu, Tag } from './acts'

/** The dialog that stands open: a new one where its thing is missing. */
export type Opened =
  | { kind: 'menu'; menu?: Menu }
  | { kind: 'category'; category?: Category; menuId?: number }
  | { kind: 'tag'; tag?: Tag }
  | { kind: 'banner'; banner?: Banner }
  | { kind: 'removeMenu'; menu: Menu }
  | { kind: 'removeCategory'; category: Category }
  | { kind: 'removeTag'; tag: Tag }
  | { kind: 'removeBanner'; banner: Banner }
