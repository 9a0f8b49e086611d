import { lazyPart } from './lazy-part'
import './toasts.css'

export const ToastItem = lazyPart(() => import('./toast-item').then((m) => m.ToastItem), null)
