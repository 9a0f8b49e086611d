import { useQueryClient } from '@tanstack/react-query'
import { askWhenBack, askWhenBackAsCustomer } from '#contract/asks'
import { getProduct } from '#contract/catalog'
import { isLocalMobileNumber, localPhoneDigits } from '#contract/phone'
import { type ApiError, isStatus } from '../api/api-error'
import { keyOf } from '../api/read'
import { useWrite } from '../api/write'
import { useCustomer } from '../customers/queries'
import { useWords, wordsNow } from '../text/lang'
import { Button } from '../ui/form/button'
import { MobileField } from '../ui/form/mobile-field'
import { useForm } from '../ui/form/use-form'
import { Skeleton } from '../ui/layout/skeleton'
import { askWords } from './ask-words'
import './tell-when-back.css'

type OfProduct = { productId: number }

/** A customer asks with one tap, a guest with a mobile number. */
export function TellWhenBack({ productId }: OfProduct) {
  const { isAuthenticated, isKnown } = useCustomer()
  if (!isKnown) return <Skeleton height={98} />
  return isAuthenticated ? <AsCustomer productId={productId} /> : <AsGuest productId={productId} />
}

function AsCustomer({ productId }: OfProduct) {
  const text = useWords(askWords)
  const onError = useInStockMeanwhile()
  const asking = useWrite(askWhenBackAsCustomer, { repeatable: true, onError })
  if (asking.isSuccess) return <Noted>{text.willTellAccount}</Noted>
  return (
    <div className="tell-when-back grid gap-8">
      <Button
        kind="outline"
        wide
        busy={asking.isPending}
        onClick={() => asking.mutate({ product_id: productId })}
      >
        {text.tellMe}
      </Button>
      <p className="mute small">{text.tellAccount}</p>
    </div>
  )
}

function AsGuest({ productId }: OfProduct) {
  const text = useWords(askWords)
  const onError = useInStockMeanwhile()
  const asking = useWrite(askWhenBack, { repeatable: true, onError })
  const { form, field, busy } = useForm({
    checks: { number: checkElevenDigits },
    onSubmit: ({ number = '' }) =>
      asking.mutateAsync({ product_id: productId, number: localPhoneDigits(number) }),
  })
  if (asking.isSuccess) return <Noted>{text.willTell(asking.variables.number)}</Noted>
  return (
    <form {...form} className="tell-when-back" aria-label={text.tellMe}>
      <MobileField
        {...field('number')}
        label={text.tellNumber}
        enterKeyHint="send"
        required
        after={
          <Button kind="outline" type="submit" busy={busy}>
            {text.tell}
          </Button>
        }
      />
    </form>
  )
}

const takeFocus = (part: HTMLElement | null) => part?.focus({ preventScroll: true })

/** Takes the focus of the form that it replaces. */
function Noted({ children }: { children: string }) {
  return (
    <p className="tell-when-back tint-gold bold" role="status" tabIndex={-1} ref={takeFocus}>
      {children}
    </p>
  )
}

/** The product may have come while its page stood open. */
function useInStockMeanwhile() {
  const queryClient = useQueryClient()
  return (error: ApiError) => {
    if (isStatus(error, 409)) queryClient.invalidateQueries({ queryKey: keyOf(getProduct) })
  }
}

const checkElevenDigits = (number: string) =>
  isLocalMobileNumber(number) ? undefined : () => wordsNow(askWords).elevenDigits
