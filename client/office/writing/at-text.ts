import type { ChainedCommands, Editor } from '@tiptap/react'

/**
 * Commands at the cursor with the focus set at once: the editor's own command sets it a frame
 * later, and letters typed until then would be lost.
 */
export function atText(editor: Editor): ChainedCommands {
  editor.view.focus()
  return editor.chain().scrollIntoView()
}
