import { LogOut } from 'lucide-react'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { useSignOut } from '../api/me'
import { accountWords } from '../text/account-words'

/** Signs out on this device. */
export function SignOutButton() {
  const text = useWords(accountWords)
  const signOut = useSignOut()
  return (
    <div>
      <Button busy={signOut.isPending} onClick={() => signOut.mutate({})}>
        <LogOut className="glyph" aria-hidden />
        {text.me.signOut}
      </Button>
    </div>
  )
}
