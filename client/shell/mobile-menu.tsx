import { ChevronRight, Truck } from 'lucide-react'
import { CategoryLinks } from '../catalog/category-links'
import { useActiveMenus } from '../catalog/queries'
import { useCustomer } from '../customers/queries'
import { paths } from '../paths'
import { sentences } from '../text/sentences'
import { Dialog } from '../ui/dialog'
import { Link } from '../ui/link'
import { LinkButton } from '../ui/link-button'
import { useLoginPath } from './account-link'
import { LangSwitch } from './lang-switch'
import './mobile-menu.css'

/** The slide-in menu. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  const { menus, isKnown } = useActiveMenus()
  const { customer } = useCustomer()
  const loginPath = useLoginPath()
  return (
    <Dialog open onClose={onClose} title="মেনু" shape="side">
      <div className="mobile-menu">
        <LangSwitch />
        <LinkButton to={customer ? paths.profile() : loginPath} wide>
          {customer ? customer.name : sentences.loginSignup}
        </LinkButton>
        <LinkButton to={paths.orders()} kind="outline" wide>
          <Truck className="icon" aria-hidden />
          {sentences.trackOrder}
        </LinkButton>
        {isKnown && menus.length === 0 && (
          <p className="mobile-menu-none">{sentences.menusEmpty}</p>
        )}
        {menus.map(({ id, menu, categories }) => (
          <section key={id}>
            <h3>
              <Link to={paths.menu(menu)}>
                {menu}
                <ChevronRight className="icon" aria-hidden />
              </Link>
            </h3>
            <CategoryLinks categories={categories} />
          </section>
        ))}
      </div>
    </Dialog>
  )
}
