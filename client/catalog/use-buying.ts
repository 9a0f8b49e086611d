import { useLocation, useNavigate } from 'react-router'
import { useAddToCart, useOrderNow } from '../cart/add-to-cart'
import { useCustomer } from '../customers/queries'
import { paths } from '../paths'

/** Both ways to buy. A guest logs in first and comes back to the product. */
export function useBuying(line: { product_id: number; quantity: number }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { customer, isKnown } = useCustomer()
  const adding = useAddToCart()
  const ordering = useOrderNow(() => navigate(paths.checkout()))
  const isGuest = isKnown && !customer

  function buyWith(write: typeof adding) {
    if (isGuest) return navigate(paths.login(pathname))
    return write.mutate({ ...line, user_id: customer?.id })
  }

  return {
    addToCart: () => buyWith(adding),
    orderNow: () => buyWith(ordering),
    isAdding: adding.isPending,
    isOrdering: ordering.isPending,
  }
}
