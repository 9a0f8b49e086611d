import { loadSending } from '../pictures/load-sending'
import { late } from '../ui/late'

export const AskPanel = late(async () => (await import('../asks/ask-panel')).AskPanel)
export const PhotoMenu = late(async () => (await import('./photos/photo-menu')).PhotoMenu)
export const DragOrder = late(async () => (await import('../ui/drag-order')).DragOrder)
export const GivenFiles = late(async () => (await import('./photos/given-files')).GivenFiles)
export const CategoryDialog = late(
  async () => (await import('./panels/category-dialog')).CategoryDialog,
)
export const TagDialog = late(async () => (await import('./panels/tag-dialog')).TagDialog)
export const ShopCard = late(async () => (await import('./panels/shop-card')).ShopCard)
export const DraftsPanel = late(async () => (await import('./panels/drafts-panel')).DraftsPanel)
export const ConfirmDialog = late(async () => (await import('./confirm-dialog')).ConfirmDialog)
export const MoreDialog = late(async () => (await import('./more-dialog')).MoreDialog)
export const TwoEditors = late(async () => (await import('./others/two-editors')).TwoEditors)
export const ChoicesPanel = late(async () => (await import('./choices/choices-panel')).ChoicesPanel)
export const HistoryPanel = late(async () => (await import('./panels/history-panel')).HistoryPanel)
export const TextField = late(async () => (await import('../writing/text-field')).TextField)
export const RestPanel = late(async () => (await import('./panels/rest-panel')).RestPanel)

const parts = [
  TextField,
  RestPanel,
  PhotoMenu,
  CategoryDialog,
  TagDialog,
  ShopCard,
  DraftsPanel,
  ConfirmDialog,
  MoreDialog,
  TwoEditors,
  HistoryPanel,
  ChoicesPanel,
  AskPanel,
]

/** Loads later parts ahead, so that they open without a connection too. */
export function preloadParts(): void {
  for (const part of parts) part.preload()
  loadSending().catch(() => {})
}
