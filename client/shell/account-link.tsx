import { User } from 'lucide-react'
import { useLocation } from 'react-router'
import { useCustomer } from '../customers/queries'
import { paths } from '../paths'
import { sentences } from '../text/sentences'
import { Link } from '../ui/link'

/** The customer's name, or the way in. */
export function AccountLink() {
  const { customer } = useCustomer()
  const loginPath = useLoginPath()
  return (
    <Link className="header-link" to={customer ? paths.profile() : loginPath}>
      <User className="icon" aria-hidden />
      <span className="header-account">{customer ? customer.name : sentences.loginSignup}</span>
    </Link>
  )
}

/** Login that comes back to this screen, unless this is the home screen or a login screen itself. */
export function useLoginPath(): string {
  const { pathname, search } = useLocation()
  const stays: string[] = [paths.home(), paths.login(), paths.signup()]
  return stays.includes(pathname) ? paths.login() : paths.login(pathname + search)
}
