import { z } from 'zod'
import { ownChange, ownRead } from '#contract/calls'
import { hasWebAddress } from '#contract/message-text'
import { done, Id, id, phoneNumber, Taka, text } from '#contract/wire'

export const Address = z.object({
  id: Id,
  name: z.string(),
  number: z.string(),
  address: z.string(),
})
export type Address = z.infer<typeof Address>

/**
 * Beside an address whose fee is certain: the fee that belongs to it, and its district. It is a
 * hint: the customer chooses the fee, and an order with either is taken. `address_remark`
 * refuses nothing either.
 */
const hints = {
  fee_hint: Taka.optional(),
  fee_place: z.object({ bn: z.string(), en: z.string() }).optional(),
  address_remark: z.enum(['short', 'no_district']).optional(),
  /** The fee of the newest order to this same address, while the shop has it. */
  last_fee: Taka.optional(),
  /** Where the shop set its own. */
  fees: z.object({ inside: Taka, outside: Taka }).optional(),
}

/** Who gets the goods, at what number and where. */
export const Recipient = z.object({
  name: text('name', 100).refine((name) => !hasWebAddress(name), {
    error: 'The name cannot have a web address',
  }),
  number: phoneNumber(),
  address: text('address', 500),
})

/** `trans_id` is the newest order's, or null. */
export const getAddress = ownRead('/api/get/address/:userId', {
  owner: 'userId',
  input: z.object({ userId: id('customer') }),
  output: done('success', {
    user_address: Address.nullable(),
    trans_id: z.string().nullable(),
    ...hints,
  }),
})
/** Each customer has one address; a new one replaces it. */
export const saveAddress = ownChange('/api/add/address', {
  owner: 'user_id',
  input: z.object({ user_id: id('customer').nullish(), ...Recipient.shape }),
  output: done('success', { user_address: Address, ...hints }),
})
