import { z } from 'zod'
import { ownChange, publicChange } from '#contract/calls'
import { isLocalMobileNumber, localPhoneDigits } from '#contract/phone'
import { done, id, text } from '#contract/wire'

/**
 * Beside the specification: who wants to hear when a sold-out product is back. Kept once for each product and
 * number or account; a 409 while the product is in stock. Nothing is sent by itself: the office tells them.
 */
export const askWhenBack = publicChange('/api/add/product/ask', {
  input: z.object({
    product_id: id('product'),
    number: text('mobile number', 40)
      .overwrite(localPhoneDigits)
      .refine(isLocalMobileNumber, {
        error: 'Please enter a mobile number of 11 digits',
      })
      .meta({ description: '11 digits of any script, as of a mobile number of Bangladesh' }),
  }),
  output: done('added', {}),
})
/** The same for the account that is logged in. */
export const askWhenBackAsCustomer = ownChange('/api/add/product/customer/ask', {
  input: z.object({ product_id: id('product') }),
  output: done('added', {}),
})
