import { late } from '../ui/late'

/** The crop and its library load on demand. */
export const CropDialog = late(async () => (await import('./crop-dialog')).CropDialog)
