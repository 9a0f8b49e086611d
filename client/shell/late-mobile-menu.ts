import { lazyPart } from '../ui/layout/lazy-part'

export const MobileMenu = lazyPart(() => import('./mobile-menu').then((m) => m.MobileMenu), null)
