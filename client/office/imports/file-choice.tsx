import { FileUp } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { mostFileBytes } from '#contract/office/import-rules'
import { useWords } from '../../text/lang'
import { ActButton } from '../ui/act-button'
import { importWords } from './words'

type FileChoiceProps = {
  busy?: boolean
  /** The reason why it was refused. */
  refusal: string
  onFile: (file: File) => void
}

/** A file, chosen or dropped here. A file that is no CSV is refused at once. */
export function FileChoice({ busy, refusal, onFile }: FileChoiceProps) {
  const { give } = useWords(importWords)
  const input = useRef<HTMLInputElement>(null)
  const [why, setWhy] = useState('')
  const [isOver, setIsOver] = useState(false)

  function take(file: File | undefined) {
    if (!file || busy) return
    const isSheet = /\.(xlsx?|ods|numbers)$/i.test(file.name)
    const found = isSheet
      ? give.sheet
      : file.size === 0
        ? give.empty
        : file.size > mostFileBytes
          ? give.tooLarge
          : ''
    setWhy(found)
    if (!found) onFile(file)
  }
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(false)
      take(event.dataTransfer.files[0])
    },
  }

  return (
    <div className={`grid gap-10 centred drop ${isOver ? 'over' : ''}`} {...drop}>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,text/csv"
        aria-label={give.choose}
        onChange={({ target }) => {
          take(target.files?.[0])
          // The same file can be chosen again.
          target.value = ''
        }}
      />
      <ActButton kind="primary" busy={busy} onClick={() => input.current?.click()}>
        <FileUp className="glyph glyph-small" aria-hidden />
        {give.choose}
      </ActButton>
      <p className="mute only-d">{give.drop}</p>
      <div role="alert">{(why || refusal) && <p className="wrong">{why || refusal}</p>}</div>
    </div>
  )
}
