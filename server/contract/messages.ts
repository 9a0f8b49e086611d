import { z } from 'zod'
import { publicChange } from '#contract/calls'
import { done, email, phoneNumber, text } from '#contract/wire'

export const sendMessage = publicChange('/api/add/customer/message', {
  isLong: true,
  input: z.object({
    name: text('name', 200),
    number: phoneNumber(),
    email: email(),
    subject: text('subject', 200),
    message: text('message', 5000),
  }),
  output: done('added', {}),
})
