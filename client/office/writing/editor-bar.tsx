import { type Editor, useEditorState } from '@tiptap/react'
import {
  Bold,
  Heading2,
  Heading3,
  Heading4,
  ImageIcon,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Strikethrough,
  Underline,
} from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { acceptedImageTypes } from '#contract/shop'
import { useWords } from '../../text/lang'
import { pictureWords } from '../pictures/words'
import { atText } from './at-text'
import { LinkLine } from './link-line'
import type { OwnPictures } from './use-own-pictures'
import { writingWords } from './words'

type EditorBarProps = { editor: Editor; name: string; ownPictures: OwnPictures }
type Act = { name: string; icon: LucideIcon; isOn: boolean; act: () => unknown }

/** The acts on the selected text: one stop of the Tab key, arrows between them. */
export function EditorBar({ editor, name, ...rest }: EditorBarProps) {
  const { put, failed, share } = rest.ownPictures
  const { text } = useWords(writingWords)
  const bar = useRef<HTMLDivElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const [at, setAt] = useState(0)
  const [isLinking, setIsLinking] = useState(false)
  const pictures = useWords(pictureWords)
  const is = useEditorState({ editor, selector: ({ editor: now }) => stateOf(now) })
  const chain = () => atText(editor)
  const { does } = text
  const acts: Act[] = [
    ...([2, 3, 4] as const).map((level) => ({
      name: does.heading(level),
      icon: { 2: Heading2, 3: Heading3, 4: Heading4 }[level],
      isOn: is.heading === level,
      act: () => chain().toggleHeading({ level }).run(),
    })),
    { name: does.bold, icon: Bold, isOn: is.bold, act: () => chain().toggleBold().run() },
    { name: does.italic, icon: Italic, isOn: is.italic, act: () => chain().toggleItalic().run() },
    {
      name: does.underline,
      icon: Underline,
      isOn: is.underline,
      act: () => chain().toggleUnderline().run(),
    },
    {
      name: does.strike,
      icon: Strikethrough,
      isOn: is.strike,
      act: () => chain().toggleStrike().run(),
    },
    { name: does.list, icon: List, isOn: is.list, act: () => chain().toggleBulletList().run() },
    {
      name: does.numbers,
      icon: ListOrdered,
      isOn: is.numbers,
      act: () => chain().toggleOrderedList().run(),
    },
    { name: does.quote, icon: Quote, isOn: is.quote, act: () => chain().toggleBlockquote().run() },
    { name: does.link, icon: Link2, isOn: is.link, act: () => setIsLinking(true) },
    {
      name: does.picture,
      icon: ImageIcon,
      isOn: false,
      act: () => share === null && file.current?.click(),
    },
  ]

  function move({ key, preventDefault }: { key: string; preventDefault: () => void }) {
    const last = acts.length - 1
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[key]
    if (next === undefined) return
    preventDefault()
    const wanted = (next + acts.length) % acts.length
    setAt(wanted)
    bar.current?.querySelectorAll('button')[wanted]?.focus()
  }

  return (
    <>
      <div
        className="editor-bar"
        role="toolbar"
        aria-label={text.bar(name)}
        ref={bar}
        onKeyDown={(event: KeyboardEvent) =>
          move({ key: event.key, preventDefault: () => event.preventDefault() })
        }
      >
        {acts.map(({ name: label, icon: Icon, isOn, act }, nr) => (
          <button
            key={label}
            type="button"
            className="bar-button"
            aria-label={label}
            title={label}
            aria-pressed={isOn}
            tabIndex={nr === at ? 0 : -1}
            onFocus={() => setAt(nr)}
            onClick={act}
          >
            <Icon className="glyph glyph-small" aria-hidden />
          </button>
        ))}
      </div>
      <input
        ref={file}
        type="file"
        hidden
        accept={acceptedImageTypes.join()}
        multiple
        onChange={({ target }) => {
          put(editor, [...(target.files ?? [])])
          target.value = ''
        }}
      />
      {isLinking && <LinkLine editor={editor} onClose={() => setIsLinking(false)} />}
      {share !== null && (
        <p className="num" role="status">
          {pictures.sending(Math.round(share * 100))}
        </p>
      )}
      {failed && (
        <p className="wrong" role="alert">
          {failed}
        </p>
      )}
    </>
  )
}

function stateOf(editor: Editor) {
  const level = editor.isActive('heading') ? Number(editor.getAttributes('heading').level) : null
  return {
    heading: level,
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    underline: editor.isActive('underline'),
    strike: editor.isActive('strike'),
    list: editor.isActive('bulletList'),
    numbers: editor.isActive('orderedList'),
    quote: editor.isActive('blockquote'),
    link: editor.isActive('link'),
  }
}
