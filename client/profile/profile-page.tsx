import { LogOut, Package } from 'lucide-react'
import { AddressForm } from '../addresses/address-form'
import { useAddress } from '../addresses/queries'
import { useCustomer } from '../customers/queries'
import { useLogout } from '../customers/session-writes'
import { paths } from '../paths'
import { sentences } from '../text/sentences'
import { Avatar } from '../ui/avatar'
import { Button } from '../ui/button'
import { useHead } from '../ui/head'
import { LinkButton } from '../ui/link-button'
import { RetryPanel } from '../ui/retry-panel'
import '../ui/columns.css'
import { SkeletonLines } from '../ui/skeleton-lines'
import { PasswordForm } from './password-form'
import './profile.css'

export function ProfilePage() {
  useHead({ title: 'Profile', description: 'আপনার তথ্য, অর্ডার ও ডেলিভারির ঠিকানা।', hidden: true })
  const { customer } = useCustomer()
  const logout = useLogout()
  return (
    <div className="wrap section-first profile">
      <section className="panel profile-card" aria-label="Profile">
        <Avatar name={customer?.name ?? ''} photo={customer?.photo ?? null} size={96} />
        <h1>{customer?.name}</h1>
        <p className="profile-email">{customer?.email}</p>
        <LinkButton to={paths.orders()} wide>
          <Package className="icon" aria-hidden />
          {sentences.seeOrders}
        </LinkButton>
        <Button kind="outline" wide busy={logout.isPending} onClick={() => logout.mutate({})}>
          <LogOut className="icon" aria-hidden />
          {sentences.logout}
        </Button>
      </section>
      <div className="profile-forms">
        <section className="panel" aria-labelledby="profile-address">
          <h2 id="profile-address">ডেলিভারির ঠিকানা</h2>
          <ProfileAddress />
        </section>
        <section className="panel" aria-labelledby="profile-password">
          <h2 id="profile-password">পাসওয়ার্ড</h2>
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
