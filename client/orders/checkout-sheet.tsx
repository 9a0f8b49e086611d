import { useIsMutating, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { saveAddress } from '#contract/addresses'
import type { CartItem } from '#contract/cart'
import { confirmOrder } from '#contract/orders'
import { hasAddressDraft, typedAddress } from '../addresses/address-form'
import { DeliveryAddress } from '../addresses/delivery-address'
import { useAddress } from '../addresses/queries'
import { type ApiError, isPassing } from '../api/api-error'
import { keyOf } from '../api/read'
import { isInStock } from '../cart/in-stock'
import { useCartIsSettling, useRemoveLine } from '../cart/line-writes'
import { FeeChoice } from '../checkout/fee-choice'
import { FeeLine } from '../checkout/fee-line'
import { OrderSummary } from '../checkout/order-summary'
import { PromoBox } from '../checkout/promo-box'
import { useSums } from '../checkout/use-sums'
import { useCustomer } from '../customers/queries'
import { useSaid, useWords } from '../text/lang'
import { scriptOf } from '../text/script-of'
import { words } from '../text/words'
import { orderWords } from './words'
import '../ui/layout/columns.css'
import { ConfirmButton } from './confirm-button'
import { OtherGoods, useOthers } from './late-other-goods'
import { LineProblem } from './line-problem'
import { OrderLines } from './order-lines'
import { OtherWishNote } from './other-wish-note'
import { seenLine, type useConfirmOrder } from './queries'

const addressFormId = 'delivery-address'

type CheckoutSheetProps = {
  lines: readonly CartItem[]
  confirm: ReturnType<typeof useConfirmOrder>
}

/** Address beside the summary. If the address form is open, the one button saves it first. */
export function CheckoutSheet({ lines, confirm }: CheckoutSheetProps) {
  const text = useWords(orderWords)
  const said = useSaid()
  const { customer } = useCustomer()
  // Shows values typed before a reload: the order would otherwise go to the former address.
  const [isChanging, setIsChanging] = useState(() => hasAddressDraft(customer?.id))
  const [typed, setTyped] = useState(() => typedAddress(customer?.id))
  const address = useAddress()
  const queryClient = useQueryClient()
  const isSaving = useIsMutating({ mutationKey: keyOf(saveAddress) }) > 0
  const isSettling = useCartIsSettling()
  const { totalTaka, feeTaka, promo } = useSums(lines)
  const others = useOthers(lines)
  const removeSilently = useRemoveLine()
  const inStock = lines.filter(isInStock)
  // Where nothing is left to order, the refusal says so.
  const kept = inStock.length > 0 ? inStock : lines
  const soldOut = lines.filter((line) => !kept.includes(line))
  const [sent, setSent] = useState<readonly CartItem[]>([])
  const refused = confirm.isError ? sent : undefined
  const gone = refused?.filter(({ id }) => lines.every((line) => line.id !== id)) ?? []
  const isFormOpen = address.isSuccess && (isChanging || !address.data.user_address)

  function confirmSeen() {
    // Reads the cache: a second tap comes before this screen is drawn again.
    if (queryClient.isMutating({ mutationKey: keyOf(confirmOrder) }) > 0) return
    for (const line of soldOut) removeSilently(line)
    setSent(kept)
    // Loads the code meanwhile, so that the confirmation shows at once.
    import('./success-page').catch(() => {})
    confirm.mutate({
      carts: kept.map(seenLine),
      promo: promo?.promo_code ?? null,
      promo_price: promo?.price,
      fee: feeTaka,
    })
  }

  /** Its reason may be the promo; an order in doubt stays so. */
  function forgetRefusal() {
    if (confirm.isError && !isPassing(confirm.error)) confirm.reset()
  }

  return (
    <div className="with-side beside">
      <div className="grid gap-16">
        {others.length > 0 && (
          <OtherGoods others={others} busy={confirm.isPending} onRemoved={forgetRefusal} />
        )}
        <section className="panel" aria-labelledby="checkout-address">
          <h2 id="checkout-address">{text.deliveryAddress}</h2>
          <DeliveryAddress
            formId={addressFormId}
            isChanging={isChanging}
            onChanging={(next) => {
              setIsChanging(next)
              setTyped('')
            }}
            onTyped={setTyped}
            onSaved={(then) => then === 'confirm' && confirmSeen()}
          />
        </section>
        <section className="panel" aria-labelledby="checkout-lines">
          <h2 id="checkout-lines">{text.yourProducts}</h2>
          {gone.map(({ id, product }) => (
            <div key={id} className="line-problem flex wraps" data-line-problem role="status">
              <p>
                <span lang={scriptOf(product.title)}>{`${product.title}: `}</span>
                {text.gone}
              </p>
            </div>
          ))}
          <OrderLines
            lines={lines}
            noteOf={(line) => (
              <>
                <OtherWishNote line={line} />
                <LineProblem line={line} refused={refused} onRemoved={confirm.reset} />
              </>
            )}
          />
        </section>
      </div>
      <aside className="side" aria-label={said(words.orderSummary)}>
        <FeeChoice />
        <PromoBox lines={lines} onChange={forgetRefusal} />
        <OrderSummary lines={lines} isSettling={isSettling}>
          <ConfirmButton
            totalTaka={totalTaka}
            formId={isFormOpen ? addressFormId : undefined}
            busy={isSaving || confirm.isPending}
            soldOut={soldOut.length}
            hindrances={hindrancesOf(confirm.error ?? confirm.failureReason)}
            isUnsure={isPassing(confirm.error)}
            onConfirm={confirmSeen}
          >
            <FeeLine
              typed={isFormOpen ? typed || (address.data?.user_address?.address ?? '') : undefined}
            />
          </ConfirmButton>
        </OrderSummary>
      </aside>
    </div>
  )
}

/** The refusal, and the promo's own problem beside one about lines. */
function hindrancesOf(error: ApiError | null): string[] {
  return error ? [...new Set([error.message, ...(error.errors.promo ?? [])])] : []
}
