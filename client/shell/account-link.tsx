import { User } from 'lucide-react'
import { useLocation } from 'react-router'
import { useCustomer } from '../customers/queries'
import { paths } from '../paths'
import { scriptOf } from '../text/script-of'
import { fixed } from '../text/sentences'
import { Link } from '../ui/text/link'
import { Said } from '../ui/text/said'

/** The customer's name, or a link to the login. */
export function AccountLink() {
  const { customer } = useCustomer()
  const loginPath = useLoginPath()
  return (
    <Link className="header-link" to={customer ? paths.profile() : loginPath}>
      <User className="icon" aria-hidden />
      <span className="header-account" lang={customer ? scriptOf(customer.name) : undefined}>
        {customer ? customer.name : <Said text={fixed('loginSignup')} inControl />}
      </span>
    </Link>
  )
}

/** A login that returns to this screen, except from home and from login screens. */
export function useLoginPath(): string {
  const { pathname, search } = useLocation()
  const stays: string[] = [paths.home(), paths.login(), paths.signup()]
  return stays.includes(pathname) ? paths.login() : paths.login(pathname + search)
}
