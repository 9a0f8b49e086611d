import { late } from '../ui/late'

/** The crop and its library come when a picture is to be cut. */
export const CropDialog = late(async () => (await import('./crop-dialog')).CropDialog)
