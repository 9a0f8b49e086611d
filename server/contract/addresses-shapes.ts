import { z } from 'zod'
import { done, Id, id, phoneNumber, text } from '#contract/wire'

export const Address = z.object({
  id: Id,
  name: z.string(),
  number: z.string(),
  address: z.string(),
})
export type Address = z.infer<typeof Address>

export const getAddress = {
  input: z.object({ userId: id('customer') }),
  output: done('success', { user_address: Address.nullable(), trans_id: z.string().nullable() }),
}
export const saveAddress = {
  input: z.object({
    user_id: id('customer').nullish(),
    name: text('name', 100),
    number: phoneNumber(),
    address: text('address', 500),
  }),
  output: done('success', { user_address: Address }),
}
