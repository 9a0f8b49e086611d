import { z } from 'zod'
import { ownRead, publicChange } from '#contract/calls'
import { done, email, Id, password, text } from '#contract/wire'

/** `photo`: a full URL, or a file name under /uploads/users/, or null. */
export const User = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  photo: z.string().nullable(),
})
export type User = z.infer<typeof User>

export const getCustomer = ownRead('/api/customer', {
  input: z.object({}),
  output: User,
})
/** Signs up and logs in. A common password is a 422 for a shop on the internet only. */
export const signup = publicChange('/api/signup', {
  input: z
    .object({
      name: text('name', 100),
      email: email(),
      password: password('password', 8, 128),
      password_confirmation: password(
        'password confirmation',
        1,
        1000,
        'Please repeat the password',
      ),
    })
    .refine((input) => input.password === input.password_confirmation, {
      error: 'The password confirmation does not match',
      path: ['password_confirmation'],
      when: ({ value }) => hasBothPasswords(value),
    }),
  output: done('success', { user: User }),
})
/** Lengths are wide here: any wrong email or password is a 401. */
export const login = publicChange('/api/login', {
  input: z.object({ email: text('email', 1000), password: password('password', 1, 1000) }),
  output: done('success', { user: User }),
})
export const logout = publicChange('/api/logout', {
  input: z.object({}),
  output: done('success', {}),
})

function hasBothPasswords(value: unknown): boolean {
  const { password, password_confirmation } = Object(value)
  return typeof password === 'string' && typeof password_confirmation === 'string'
}
