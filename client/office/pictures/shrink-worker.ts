import { type Box, type Edit, shrinkPicture } from '../../api/shrink-picture'

export type Shrinking = { file: File; box: Box; edit: Edit }

addEventListener('message', async ({ data }: MessageEvent<Shrinking>) => {
  postMessage(await shrinkPicture(data.file, data.box, data.edit))
})
