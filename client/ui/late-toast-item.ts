import { lazyPart } from './lazy-part'

export const ToastItem = lazyPart(() => import('./toast-item').then((m) => m.ToastItem), null)
