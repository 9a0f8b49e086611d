import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { Field } from '../../ui/form/field'
import { atText } from './at-text'
import { writingWords } from './words'

/** The address of the selected words; without a selection, the address itself is inserted. */
export function LinkLine({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { text } = useWords(writingWords)
  const former = String(editor.getAttributes('link').href ?? '')
  const [address, setAddress] = useState(former)
  const [isWrong, setIsWrong] = useState(false)

  function put() {
    const href = fullAddress(address)
    if (!href) return setIsWrong(true)
    const chain = atText(editor).extendMarkRange('link')
    const isEmpty = editor.state.selection.empty && !former
    if (isEmpty) {
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
    } else chain.setLink({ href })
    chain.run()
    onClose()
  }

  function close() {
    atText(editor).run()
    onClose()
  }

  return (
    <div className="flow gap-8 link-line">
      <Field
        label={text.address}
        inputMode="url"
        autoComplete="off"
        autoFocus
        value={address}
        error={isWrong ? text.wrongAddress : undefined}
        onChange={({ target }) => setAddress(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            // The surrounding form must not be submitted.
            event.preventDefault()
            put()
          } else if (event.key === 'Escape') {
            event.stopPropagation()
            close()
          }
        }}
      />
      <Button kind="primary" onClick={put}>
        {text.putLink}
      </Button>
      {former && (
        <Button
          onClick={() => {
            atText(editor).extendMarkRange('link').unsetLink().run()
            onClose()
          }}
        >
          {text.dropLink}
        </Button>
      )}
      <Button onClick={close}>{text.cancel}</Button>
    </div>
  )
}

/** An address in everyday spelling, such as `shop.example`; null if it is none. */
function fullAddress(written: string): string | null {
  const bare = written.trim()
  const full = /^(https?:\/\/|mailto:|tel:)/i.test(bare) ? bare : `https://${bare}`
  const isReal = bare.includes('.') || /^(mailto|tel):/i.test(bare)
  return isReal && !/\s/.test(bare) && URL.canParse(full) ? full : null
}
