import { lazyPart } from '../layout/lazy-part'

export const ToastItem = lazyPart(() => import('./toast-item').then((m) => m.ToastItem), null)
