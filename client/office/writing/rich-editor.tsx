import { getHTMLFromFragment } from '@tiptap/core'
import Image from '@tiptap/extension-image'
import type { EditorState } from '@tiptap/pm/state'
import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { type ReactNode, useId, useRef } from 'react'
import { EditorBar } from './editor-bar'
import { ExternalPicture } from './external-picture'
import { readPasted } from './pasted-html'
import type { Lost } from './removed-note'
import { isSameHtml, simpleHtml } from './simple-html'
import { picturesIn, useOwnPictures } from './use-own-pictures'
import '../../ui/text/html.css'

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
  ExternalPicture,
]

type RichEditorProps = {
  label: ReactNode
  name: string
  html: string
  hint: string
  error: string | undefined
  onChange: (html: string) => void
  /** Called if the editor would alter this text. */
  onUnfit: () => void
  /** Losses of a paste, and the whole text with its tables. */
  onLost: (lost: readonly Lost[], whole: string | null) => void
}

/** A text, written as the shop shows it; only what a person types is a change. */
export function RichEditor(props: RichEditorProps) {
  const { label, name, html, hint, error } = props
  const latest = useRef(props)
  latest.current = props
  const id = useId()
  const ownPictures = useOwnPictures()
  const made = useRef<Editor>(null)

  function take(data: DataTransfer | null, at?: number): boolean {
    const pictures = picturesIn(data)
    if (pictures.length === 0 || !made.current) return false
    if (at !== undefined) made.current.commands.setTextSelection(at)
    ownPictures.put(made.current, pictures)
    return true
  }

  const editor = useEditor({
    extensions,
    content: html,
    // The page's policy forbids a style element: the folder's style sheet has its rules.
    injectCSS: false,
    editorProps: {
      attributes: () => ({
        class: 'html input editor-text',
        role: 'textbox',
        'aria-multiline': 'true',
        // Translated words would be typed words.
        translate: 'no',
        'aria-label': latest.current.name,
        'aria-describedby': [
          latest.current.hint && `${id}-hint`,
          latest.current.error && `${id}-error`,
        ]
          .filter(Boolean)
          .join(' '),
        ...(latest.current.error && { 'aria-invalid': 'true' }),
      }),
      transformPastedHTML: (pasted, view) => {
        const { html, lost, whole } = readPasted(pasted)
        latest.current.onLost(lost, whole && around(view.state, whole))
        return html
      },
      // Tab would indent a list's point, and keys could not leave the text.
      handleDOMEvents: { keydown: (_view, { key }) => key === 'Tab' },
      handlePaste: (_view, { clipboardData }) => take(clipboardData),
      // A picture moved within the text is not a new one.
      handleDrop: (view, event, _slice, isMoved) => {
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
        return !isMoved && take(event.dataTransfer, at?.pos)
      },
    },
    onCreate: ({ editor: made }) => {
      // An empty editor has a paragraph, an empty text has none.
      const shown = made.isEmpty ? '' : made.getHTML()
      if (!isSameHtml(shown, latest.current.html)) latest.current.onUnfit()
    },
    onUpdate: ({ editor: changed }) => {
      latest.current.onChange(changed.isEmpty ? '' : simpleHtml(changed.getHTML()))
    },
  })
  made.current = editor
  return (
    <div className="field grid editor">
      <span className="field-label" aria-hidden>
        {label}
      </span>
      {editor && <EditorBar editor={editor} name={name} ownPictures={ownPictures} />}
      <EditorContent editor={editor} />
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="wrong" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}

/** The text of the editor, with this HTML in place of the selection. */
function around({ doc, schema, selection: { from, to } }: EditorState, html: string): string {
  const htmlOf = (part: typeof doc) =>
    simpleHtml(getHTMLFromFragment(part.content, schema)).replace(blankEnds, '')
  return [htmlOf(doc.cut(0, from)), html, htmlOf(doc.cut(to))].filter(Boolean).join('\n')
}

const blankEnds = /^(<p><\/p>)+|(<p><\/p>)+$/g
