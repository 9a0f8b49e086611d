import { lazyPart } from '../ui/layout/lazy-part'

export const CorrectForm = lazyPart(() => import('./correct-form').then((m) => m.CorrectForm), null)
