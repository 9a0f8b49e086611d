import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { ApiError } from '../../api/api-error'
import { newKey } from '../../ui/state/new-key'
import { sentenceOf } from '../api/send'
import { asItIs, uploadPicture } from '../pictures/upload-picture'
import { loadRefusals } from '../text/say-refusal'

/** Inserts pictures at the cursor. `share`: uploaded part of the present one. */
export function useOwnPictures() {
  const [failed, setFailed] = useState<string | null>(null)
  const [share, setShare] = useState<number | null>(null)

  /** One after another; the others continue after an error. */
  async function put(editor: Editor, pictures: readonly File[]) {
    setFailed(null)
    for (const picture of pictures) {
      setShare(0)
      try {
        const { url: src } = await uploadPicture(
          { file: picture, edit: asItIs },
          { kind: 'catalog', key: newKey(), onShare: setShare },
        )
        // The text may be in another editor by now.
        if (!editor.isDestroyed) insert(editor, src)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        await loadRefusals()
        setFailed(sentenceOf(error))
      }
    }
    setShare(null)
  }

  return { put, failed, share }
}

export type OwnPictures = ReturnType<typeof useOwnPictures>

/** Inserts after the selection: a picture does not replace another. */
function insert(editor: Editor, src: string): void {
  const { to } = editor.state.selection
  editor.commands.insertContentAt(to, { type: 'image', attrs: { src, alt: '' } })
}

/** Pictures without text: a spreadsheet copies a picture of its cells along. */
export function picturesIn(data: DataTransfer | null): File[] {
  if (data?.getData('text/plain') !== '') return []
  return [...data.files].filter(({ type }) => type.startsWith('image/'))
}
