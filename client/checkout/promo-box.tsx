import { ChevronDown, TicketPercent, X } from 'lucide-react'
import { useId, useState } from 'react'
import { ApiError } from '../api/api-error'
import { formatTaka } from '../text/format'
import { fixed, sentences } from '../text/sentences'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { useHandedOnFocus } from '../ui/handed-on-focus'
import { toast } from '../ui/toast'
import { useForm } from '../ui/use-form'
import { useAppliedPromo, useApplyPromo } from './applied-promo'
import './promo-box.css'

/** The promotion: a code to apply, or the one that is applied. On a phone it is folded at first. */
export function PromoBox() {
  const bodyId = useId()
  const [promo, keepPromo] = useAppliedPromo()
  const [isOpen, setIsOpen] = useState(false)
  const body = useHandedOnFocus<HTMLDivElement>(promo ? 'applied' : 'form')

  function takeOff() {
    // Where it would fold up, the focus had nowhere to go.
    setIsOpen(true)
    keepPromo(null)
  }

  return (
    <section className="panel promo-box" aria-label="Promotion">
      <h2>
        <TicketPercent className="icon" aria-hidden />
        <span>Promotion</span>
        <button
          type="button"
          className="promo-box-toggle"
          aria-label="প্রোমো কোড"
          aria-expanded={isOpen || promo !== null}
          aria-controls={bodyId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <ChevronDown className="icon" aria-hidden />
        </button>
      </h2>
      <div {...body} id={bodyId} className="promo-box-body" data-open={isOpen || promo !== null}>
        {promo ? (
          <p className="promo-applied num" role="status">
            <span>
              <strong>{promo.promo_code}</strong> প্রয়োগ হয়েছে: {formatTaka(promo.price)} ছাড়
            </span>
            <Button kind="quiet" aria-label="প্রোমো কোড সরান" onClick={takeOff}>
              <X className="icon" aria-hidden />
            </Button>
          </p>
        ) : (
          <PromoForm />
        )}
      </div>
    </section>
  )
}

function PromoForm() {
  const apply = useApplyPromo()
  const { form, field, busy } = useForm({
    onSubmit: async ({ promo_code = '' }) => {
      if (!promo_code.trim()) throw refuseEmpty()
      await apply.mutateAsync({ promo_code }).catch((error: ApiError) => {
        throw atField(error.message)
      })
    },
  })
  return (
    <form {...form}>
      <Field
        {...field('promo_code')}
        label="প্রোমো কোড"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        after={
          <Button type="submit" kind="outline" busy={busy}>
            Apply
          </Button>
        }
      />
    </form>
  )
}

function refuseEmpty(): ApiError {
  toast.error(fixed('promoEmpty'))
  return atField(sentences.promoEmpty)
}

/** The sentence below the field as well: a toast is gone after three seconds. */
function atField(sentence: string): ApiError {
  return new ApiError(422, sentence, { errors: { promo_code: [sentence] } })
}
