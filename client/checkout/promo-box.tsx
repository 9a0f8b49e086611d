import { ChevronDown, TicketPercent, X } from 'lucide-react'
import { useId, useState } from 'react'
import type { CartItem } from '#contract/cart'
import { ApiError } from '../api/api-error'
import { formatTaka } from '../text/format'
import { useSaid, useWords } from '../text/lang'
import { fixed, quoted } from '../text/sentences'
import { words } from '../text/words'
import { Button } from '../ui/form/button'
import { Field } from '../ui/form/field'
import { useForm } from '../ui/form/use-form'
import { useHandedOnFocus } from '../ui/input/handed-on-focus'
import { toast } from '../ui/overlay/toast'
import { Said } from '../ui/text/said'
import { useAppliedPromo, useApplyPromo } from './applied-promo'
import { checkoutWords } from './words'
import './promo-box.css'
import { PublicPromos } from './late-promos'
import { useSums } from './use-sums'

type PromoBoxProps = {
  lines: readonly CartItem[]
  /** Shows the public codes too. */
  withPublic?: boolean
  /** Another code, or none. */
  onChange?: () => void
}

/** The promotion: a field for a code, or the applied code. It starts folded on a phone. */
export function PromoBox({ lines, withPublic, onChange }: PromoBoxProps) {
  const text = useWords(checkoutWords)
  const said = useSaid()
  const bodyId = useId()
  const [promo, storePromo] = useAppliedPromo()
  const { promo: counted, subtotalTaka } = useSums(lines)
  const [isOpen, setIsOpen] = useState(false)
  const body = useHandedOnFocus<HTMLDivElement>(promo ? 'applied' : 'form')

  function takeOff() {
    // The box stays open: folded, it would drop the focus.
    setIsOpen(true)
    storePromo(null)
    onChange?.()
  }

  return (
    <section className="panel promo-box" aria-label={said(words.promotion)}>
      <h2>
        <TicketPercent className="icon" aria-hidden />
        <span>
          <Said text={words.promotion} />
        </span>
        {!promo && (
          <button
            type="button"
            className="promo-box-toggle icon-button only-phone"
            aria-label={text.promoCode}
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={() => setIsOpen(!isOpen)}
          >
            <ChevronDown className="icon" aria-hidden />
          </button>
        )}
      </h2>
      {withPublic && !promo && <PublicPromos subtotalTaka={subtotalTaka} />}
      <div {...body} id={bodyId} className="promo-box-body" data-open={isOpen || promo !== null}>
        {promo ? (
          <p
            className={`promo-applied ${counted ? 'tint-green' : 'tint-gold'} flex num`}
            role="status"
          >
            <span>
              <strong translate="no">{promo.promo_code}</strong>{' '}
              {counted
                ? text.applied(formatTaka(counted.price))
                : text.from(formatTaka(promo.min_subtotal ?? 0))}
            </span>
            <Button kind="quiet" aria-label={text.takeOff} onClick={takeOff}>
              <X className="icon" aria-hidden />
            </Button>
          </p>
        ) : (
          <PromoForm onApplied={onChange} />
        )}
      </div>
    </section>
  )
}

function PromoForm({ onApplied }: { onApplied: (() => void) | undefined }) {
  const text = useWords(checkoutWords)
  const apply = useApplyPromo()
  const { form, field, busy } = useForm({
    onSubmit: async ({ promo_code = '' }) => {
      if (!promo_code.trim()) throw refuseEmpty()
      await apply.mutateAsync({ promo_code }).catch((error: ApiError) => {
        throw atField(error.message)
      })
      onApplied?.()
    },
  })
  return (
    <form {...form}>
      <Field
        {...field('promo_code')}
        label={text.promoCode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        after={
          <Button type="submit" busy={busy}>
            {text.apply}
          </Button>
        }
      />
    </form>
  )
}

function refuseEmpty(): ApiError {
  toast.error(fixed('promoEmpty'))
  return atField(quoted('promoEmpty'))
}

/** The sentence stands below the field too: a toast disappears after three seconds. */
function atField(sentence: string): ApiError {
  return new ApiError(422, sentence, { errors: { promo_code: [sentence] } })
}
