import { z } from 'zod'
import { ownChange } from '#contract/calls'
import { done, password } from '#contract/wire'

// Separate from the other calls of customers, which every page loads first.

/** Ends all other sessions. A wrong `current` is a 422. Not in the spec: decision 028. */
export const changePassword = ownChange('/api/customer/password', {
  input: z.object({
    current: password('current password', 1, 1000),
    new: password('new password', 8, 128),
  }),
  output: done('success', {}),
})
