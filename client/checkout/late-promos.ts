import { lazyPart } from '../ui/layout/lazy-part'

export const PublicPromos = lazyPart(
  () => import('./public-promos').then((m) => m.PublicPromos),
  null,
)
