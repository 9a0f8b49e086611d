import Image from '@tiptap/extension-image'
import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { type ReactNode, useId, useRef } from 'react'
import { EditorBar } from './editor-bar'
import { isSameHtml, simpleHtml } from './kept-html'
import { lostAtPaste, withoutStyles } from './lost-at-paste'
import type { Lost } from './removed-note'
import '../../ui/html.css'

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { class: null, rel: null, target: null },
    },
  }),
  Image.configure({ allowBase64: false }),
]

type RichEditorProps = {
  label: ReactNode
  name: string
  html: string
  error: string | undefined
  onChange: (html: string) => void
  /** The editor would change this text by itself. */
  onUnfit: () => void
  /** What a pasted text has lost. */
  onLost: (lost: readonly Lost[]) => void
}

/** A text written as it is shown; told only when a person changes it. */
export function RichEditor(props: RichEditorProps) {
  const { label, name, html, error } = props
  const told = useRef(props)
  told.current = props
  const errorId = useId()
  const editor = useEditor({
    extensions,
    content: html,
    // The page's policy forbids a style element: the sheet of the room has its rules.
    injectCSS: false,
    editorProps: {
      attributes: () => ({
        class: 'html inp editor-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': told.current.name,
        ...(told.current.error && { 'aria-invalid': 'true', 'aria-describedby': errorId }),
      }),
      transformPastedHTML: (pasted) => {
        const html = withoutStyles(pasted)
        told.current.onLost(lostAtPaste(html))
        return html
      },
    },
    onCreate: ({ editor: made }) => {
      // An empty editor has a paragraph, an empty text has none.
      const shown = made.isEmpty ? '' : made.getHTML()
      if (!isSameHtml(shown, told.current.html)) told.current.onUnfit()
    },
    onUpdate: ({ editor: changed }) => {
      told.current.onChange(changed.isEmpty ? '' : simpleHtml(changed.getHTML()))
    },
  })
  return (
    <div className="fld editor">
      <span className="lb" aria-hidden>
        {label}
      </span>
      {editor && <EditorBar editor={editor} name={name} />}
      <EditorContent editor={editor} />
      {error && (
        <p className="err" id={errorId}>
          {error}
        </p>
      )}
    </div>
  )
}
