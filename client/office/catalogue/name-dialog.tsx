import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { Field } from '../../ui/form/field'
import { Link } from '../../ui/text/link'
import { frameWords } from '../text/frame-words'
import { Dialog } from '../ui/dialog'
import { FormActs } from '../ui/form-acts'
import { useOfficeForm } from '../ui/use-office-form'
import { EnglishField } from './english-field'
import { catalogueWords } from './words'

type NameDialogProps = {
  title: string
  /** The field of the call: an error of the name stands below it. */
  field: 'menu' | 'tag'
  name: string
  english: string | null
  onSave: (name: string, english: string) => Promise<unknown>
  /** Only if it can be joined or removed here. */
  onRemove?: (() => void) | undefined
  /** The number of products there, and the link to their list. */
  products?: { n: number; to: string } | undefined
  onClose: () => void
}

/** The name of a menu or a tag, new or changed. */
export function NameDialog({ title, field: name, ...rest }: NameDialogProps) {
  const { name: former, english, onSave, onRemove, products, onClose } = rest
  const { words } = useWords(frameWords)
  const text = useWords(catalogueWords)
  const { form, field, refusal, busy } = useOfficeForm({
    saves: words.save,
    onSubmit: (values) => onSave(values[name] ?? '', values.english ?? ''),
  })
  return (
    <Dialog title={title} onClose={onClose}>
      <form {...form} className="stack">
        <Field
          {...field(name, former)}
          label={text.name}
          hint={former && text.nameHint}
          maxLength={60}
          autoComplete="off"
          required
        />
        <EnglishField {...field('english', english ?? '')} />
        {products && products.n > 0 && (
          <Link className="link" to={products.to}>
            {`${text.seeProducts}: ${text.products(products.n)}`}
          </Link>
        )}
        <FormActs
          refusal={refusal}
          busy={busy}
          onClose={onClose}
          other={onRemove && <Button onClick={onRemove}>{`${text.join} / ${text.remove}`}</Button>}
        />
      </form>
    </Dialog>
  )
}
