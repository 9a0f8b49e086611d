import type { Area, Edit } from '../../../api/shrink-picture'
import type { Source } from '../../pictures/upload-picture'
import { type Photo, uploadIdOf, waitingRef } from '../state/fields'
import { addUpload, sourceOf } from '../state/uploads'

/** A photo from this device, else the shop's picture. Rejects if neither is available. */
export async function readSource({ ref, image }: Photo): Promise<Source> {
  const own = sourceOf(uploadIdOf(ref) ?? image)
  if (own) return own
  const answer = await fetch(image)
  if (!answer.ok) throw new Error(`The photo is not there: ${answer.status}`)
  const file = await answer.blob()
  return { file: new File([file], 'photo', { type: file.type }), edit: { turns: 0 } }
}

/** A new photo that is uploaded by itself; it takes words and place of the former one. */
export function editedPhoto(photo: Photo, { file }: Source, edit: Edit): Photo {
  return { ...photo, ref: waitingRef(addUpload({ file, edit })), image: '' }
}

/** One more quarter turn; the crop turns too. */
export function turnOnce({ turns, area }: Edit): Edit {
  return { turns: (turns + 1) % 4, ...(area && { area: turnArea(area) }) }
}

function turnArea({ x, y, width, height }: Area): Area {
  return { x: 1 - y - height, y: x, width: height, height: width }
}
