import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useWords } from '../../../text/lang'
import { Button } from '../../../ui/form/button'
import { Field } from '../../../ui/form/field'
import { frameWords } from '../../text/frame-words'
import { productWords } from '../../text/product-words'
import { Dialog } from '../../ui/dialog'

type NameDialogProps = {
  name: string
  place: number
  count: number
  onMove: (to: number) => void
  /** Returns a sentence if the name is refused. */
  onName: (name: string) => string | undefined
  onClose: () => void
}

/** Renames a colour or a size, which keeps its id, and moves it. */
export function NameDialog({ name, place, count, onMove, onName, onClose }: NameDialogProps) {
  const text = useWords(productWords)
  const frame = useWords(frameWords)
  const [typed, setTyped] = useState(name)
  const [error, setError] = useState<string>()
  const { choices, photos } = text.product

  function submit(event: FormEvent) {
    event.preventDefault()
    const wanted = typed.trim()
    const sentence = wanted === '' ? frame.fields.empty : onName(wanted)
    setError(sentence)
    if (!sentence) onClose()
  }

  return (
    <Dialog title={choices.rename(name)} onClose={onClose}>
      <form className="stack" onSubmit={submit}>
        <Field
          label={choices.newName}
          maxLength={40}
          value={typed}
          error={error}
          onChange={({ target }) => setTyped(target.value)}
        />
        {count > 1 && (
          <div className="stack">
            <div className="acts">
              <Button isOff={place === 0} onClick={() => onMove(place - 1)}>
                <ArrowLeft className="glyph glyph-small" aria-hidden />
                {photos.earlier}
              </Button>
              <Button isOff={place === count - 1} onClick={() => onMove(place + 1)}>
                <ArrowRight className="glyph glyph-small" aria-hidden />
                {photos.later}
              </Button>
            </div>
            <p className="fine num" role="status">
              {choices.place(place + 1, count)}
            </p>
          </div>
        )}
        <Button type="submit" kind="primary">
          {text.product.catalogue.done}
        </Button>
      </form>
    </Dialog>
  )
}
