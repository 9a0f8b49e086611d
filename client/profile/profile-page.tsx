import { LogOut, Package } from 'lucide-react'
import { AddressForm } from '../addresses/address-form'
import { useAddress } from '../addresses/queries'
import { useCustomer } from '../customers/queries'
import { useLogout } from '../customers/session-writes'
import { paths } from '../paths'
import { useSaid, useWords } from '../text/lang'
import { scriptOf } from '../text/script-of'
import { fixed } from '../text/sentences'
import { words } from '../text/words'
import { Button } from '../ui/form/button'
import { LinkButton } from '../ui/form/link-button'
import { RetryPanel } from '../ui/layout/retry-panel'
import { Avatar } from '../ui/media/avatar'
import { useHead } from '../ui/text/head'
import { Said } from '../ui/text/said'
import { profileWords } from './words'
import '../ui/layout/columns.css'
import { SkeletonLines } from '../ui/layout/skeleton-lines'
import { PasswordForm } from './password-form'
import './profile.css'

export function ProfilePage() {
  const text = useWords(profileWords)
  const said = useSaid()
  useHead({ title: said(words.profile), description: text.about, hidden: true })
  const { customer } = useCustomer()
  const logout = useLogout()
  return (
    <div className="wrap section-first beside profile">
      <section className="panel profile-card grid gap-12 centred" aria-label={said(words.profile)}>
        <Avatar name={customer?.name ?? ''} photo={customer?.photo ?? null} isLarge />
        <h1 lang={scriptOf(customer?.name ?? '')}>{customer?.name}</h1>
        <p className="profile-email mute break">{customer?.email}</p>
        <LinkButton kind="primary" to={paths.orders()} wide>
          <Package className="icon" aria-hidden />
          <Said text={fixed('seeOrders')} inControl />
        </LinkButton>
        <Button wide busy={logout.isPending} onClick={() => logout.mutate({})}>
          <LogOut className="icon" aria-hidden />
          <Said text={fixed('logout')} inControl />
        </Button>
      </section>
      <div className="profile-forms">
        <section className="panel" aria-labelledby="profile-address">
          <h2 id="profile-address">{text.address}</h2>
          <ProfileAddress />
        </section>
        <section className="panel" aria-labelledby="profile-password">
          <h2 id="profile-password">{text.password}</h2>
          <PasswordForm email={customer?.email ?? ''} />
        </section>
      </div>
    </div>
  )
}

function ProfileAddress() {
  const { data, isPending, isLoadingError, isFetching, refetch } = useAddress()
  if (isPending) return <SkeletonLines rows={3} height={130} />
  if (isLoadingError) return <RetryPanel onRetry={refetch} busy={isFetching} />
  return <AddressForm saved={data.user_address} />
}
