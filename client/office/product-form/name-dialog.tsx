import { type FormEvent, useState } from 'react'
import { useProductText } from '../text/product-text'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { Field } from '../ui/field'

type NameDialogProps = {
  name: string
  /** A sentence where it may not be called so. */
  onName: (name: string) => string | undefined
  onClose: () => void
}

/** Another name of a colour or a size: it stays the same one. */
export function NameDialog({ name, onName, onClose }: NameDialogProps) {
  const text = useProductText()
  const [typed, setTyped] = useState(name)
  const [error, setError] = useState<string>()

  function submit(event: FormEvent) {
    event.preventDefault()
    const wanted = typed.trim()
    const sentence = wanted === '' ? text.fields.empty : onName(wanted)
    setError(sentence)
    if (!sentence) onClose()
  }

  return (
    <Dialog title={text.product.choices.rename(name)} onClose={onClose}>
      <form className="stack" onSubmit={submit}>
        <Field
          label={text.product.choices.newName}
          maxLength={40}
          value={typed}
          error={error}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" kind="main">
          {text.product.shelves.done}
        </Button>
      </form>
    </Dialog>
  )
}
