import { addToCart, type CartItem, getCart, setCartChoice } from '#contract/cart'
import { useWrite } from '../api/write'
import { cartWrites } from './queries'

type Wanted = Pick<CartItem, 'product_id' | 'user_id' | 'quantity' | 'color_id' | 'size_id'>

/** Puts a line into the cart as it was, with its quantity and choice. A failure is said by a toast. */
export function usePutInCart(): (line: Wanted) => Promise<unknown> {
  const inTurn = { refreshes: [getCart], inTurn: cartWrites }
  const add = useWrite(addToCart, inTurn)
  const choose = useWrite(setCartChoice, { ...inTurn, repeatable: true })

  return async ({ product_id, user_id, quantity, color_id, size_id }) => {
    const input = { product_id, user_id, quantity, color_id, size_id }
    const { cart } = await add.mutateAsync(input)
    if (!cart || (cart.color_id === color_id && cart.size_id === size_id)) return
    await choose.mutateAsync({ cart_id: cart.id, color_id, size_id })
  }
}
