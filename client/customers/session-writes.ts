import { getCustomer, login, logout, signup } from '#contract/customers'
import { changePassword } from '#contract/password'
import { call } from '../api/call'
import { useWrite } from '../api/write'
import { useWords } from '../text/lang'
import { fixed } from '../text/sentences'
import { claimSessionTexts, forgetSessionTexts } from '../ui/state/session-texts'
import { useSession } from './queries'
import { noteHasAccount } from './wish'
import { customerWords } from './words'

/** Stores the customer and refetches the cart. */
export function useLogin() {
  const { logIn } = useSession()
  return useWrite(login, {
    overlay: true,
    success: fixed('loggedIn'),
    onSuccess: ({ user }) => {
      logIn(user)
      claimSessionTexts(user.id)
      noteHasAccount()
    },
  })
}

/** Fetches and stores the current customer (spec section 4). */
export function useSignup(onSignedUp: () => void) {
  const { logIn } = useSession()
  return useWrite(signup, {
    overlay: true,
    onSuccess: async ({ user }) => {
      logIn(await call(getCustomer, {}).catch(() => user))
      claimSessionTexts(user.id)
      noteHasAccount()
      onSignedUp()
    },
  })
}

/** The new password logs out other devices, but not this one. */
export function useChangePassword() {
  const text = useWords(customerWords)
  return useWrite(changePassword, { success: text.passwordChanged })
}

/** Clears the customer's data in this tab; the guard then leads home. */
export function useLogout() {
  const { logOut } = useSession()
  return useWrite(logout, {
    onSuccess: () => {
      forgetSessionTexts()
      logOut()
    },
  })
}
