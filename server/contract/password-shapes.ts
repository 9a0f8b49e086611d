import { z } from 'zod'
import { done, password } from '#contract/wire'

export const changePassword = {
  input: z.object({
    current: password('current password', 1, 1000),
    new: password('new password', 8, 128),
  }),
  output: done('success', {}),
}
