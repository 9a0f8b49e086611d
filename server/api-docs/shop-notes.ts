import { z } from 'zod'
import { CartItem } from '#contract/cart'
import type { CallNotes } from './describe-call.ts'

export const shopNotes: CallNotes = {
  signup: {
    more: 'A common password is a 422 where the shop is on the net (PUBLIC_URL or TRUST_PROXY set), and accepted elsewhere.',
  },
  login: {
    more: 'A wrong email or password is a 401, whatever it looks like. Too many wrong ones are a 429 with Retry-After.',
  },
  logout: { more: 'Answers guests alike.' },
  changePassword: {
    more: 'Ends all other sessions. A common password is a 422 where the shop is on the net.',
  },
  addReview: {
    more: 'Pictures are taken from multipart/form-data alone: up to 6 of up to 8 MB, all or nothing. The same text again under the same Idempotency-Key gets the first review again.',
    takesKey: true,
  },
  sendMessage: {
    more: 'The same message again under the same Idempotency-Key is stored once.',
    takesKey: true,
  },
  askWhenBack: {
    more: 'Kept once for each product and number, and again after the shop has told; a product in stock is a 409.',
    conflict: {},
  },
  askWhenBackAsCustomer: {
    more: 'Kept once for each product and account, and again after the shop has told; a product in stock is a 409.',
    conflict: {},
  },
  addToCart: { more: 'Answers `exists` where the product is in the cart.', conflict: {} },
  setCartChoice: {
    more: 'Puts color and size on a line; without them takes them off where they do not have to go with the order.',
  },
  deleteCartLine: { more: 'A GET that changes: navigations and images are refused (403).' },
  confirmOrder: {
    more: 'The same lines again, or the same Idempotency-Key, get the first answer again: one purchase is one order. A shop that sets its own two fees takes those.',
    takesKey: true,
    conflict: { carts: z.array(CartItem).optional() },
  },
  cancelOrder: { conflict: {} },
  setOrderAddress: {
    more: 'For a pending order. The saved address that the order came from is corrected too.',
    conflict: {},
  },
}
