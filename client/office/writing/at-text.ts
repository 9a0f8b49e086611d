import type { ChainedCommands, Editor } from '@tiptap/react'

/**
 * Commands at the point of the text, which has the focus at once: the editor's own command gives it
 * a frame later, and letters typed until then would be lost.
 */
export function atText(editor: Editor): ChainedCommands {
  editor.view.focus()
  return editor.chain().scrollIntoView()
}
