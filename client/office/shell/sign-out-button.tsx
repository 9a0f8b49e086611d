import { LogOut } from 'lucide-react'
import { Button } from '../../ui/form/button'
import { useSignOut } from '../api/me'
import { useText } from '../text/lang'

/** Signs out on this device. */
export function SignOutButton() {
  const text = useText()
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
