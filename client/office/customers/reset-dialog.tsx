import type { CustomerCard } from '#contract/office/customers'
import { resetCustomer } from '#contract/office/customers'
import { useLang, useWords } from '../../text/lang'
import { formatMoment } from '../../text/times'
import { Field } from '../../ui/form/field'
import { useSend } from '../api/send'
import { CopyButton } from '../ui/copy-button'
import { Dialog } from '../ui/dialog'
import { FormActs } from '../ui/form-acts'
import { customerWords } from './words'

type ResetDialogProps = { customer: CustomerCard; onClose: () => void }

/** Confirms first, since a former link ends; then shows the link once. */
export function ResetDialog({ customer: { id, name }, onClose }: ResetDialogProps) {
  const text = useWords(customerWords)
  const lang = useLang()
  const reset = useSend(resetCustomer)
  return (
    <Dialog title={text.customers.reset} onClose={onClose}>
      {reset.data ? (
        <div className="stack">
          <Field
            label={text.customers.link}
            hint={text.customers.linkHint(formatMoment(reset.data.until, lang))}
            value={reset.data.link}
            readOnly
            autoFocus
            onFocus={(event) => event.target.select()}
          />
          <div className="acts">
            <CopyButton value={reset.data.link} />
          </div>
        </div>
      ) : (
        <div className="stack">
          <p>{text.customers.resetAsk(name)}</p>
          <FormActs busy={reset.isPending} onClick={() => reset.mutate({ id })} onClose={onClose}>
            {text.customers.makeLink}
          </FormActs>
        </div>
      )}
    </Dialog>
  )
}
