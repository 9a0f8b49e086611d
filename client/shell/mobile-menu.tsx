import { ChevronRight, Truck } from 'lucide-react'
import { CategoryLinks } from '../catalog/category-links'
import { useActiveMenus } from '../catalog/queries'
import { useCustomer } from '../customers/queries'
import { paths } from '../paths'
import { useCatalogueName } from '../text/catalogue-name'
import { useWords } from '../text/lang'
import { scriptOf } from '../text/script-of'
import { fixed } from '../text/sentences'
import { shellWords } from '../text/shell-words'
import { LinkButton } from '../ui/form/link-button'
import { Dialog } from '../ui/overlay/dialog'
import { Link } from '../ui/text/link'
import { Said } from '../ui/text/said'
import { useLoginPath } from './account-link'
import { LangSwitch } from './lang-switch'
import './mobile-menu.css'

/** The slide-in menu. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  const text = useWords(shellWords)
  const nameOf = useCatalogueName()
  const { menus, isKnown } = useActiveMenus()
  const { customer } = useCustomer()
  const loginPath = useLoginPath()
  return (
    <Dialog open onClose={onClose} title={text.menu} shape="side">
      <div className="mobile-menu grid gap-10 break">
        <LangSwitch />
        <LinkButton
          kind="primary"
          to={customer ? paths.profile() : loginPath}
          lang={customer ? scriptOf(customer.name) : undefined}
          wide
        >
          {customer ? customer.name : <Said text={fixed('loginSignup')} inControl />}
        </LinkButton>
        <LinkButton to={paths.orders()} wide>
          <Truck className="icon" aria-hidden />
          <Said text={fixed('trackOrder')} inControl />
        </LinkButton>
        {isKnown && menus.length === 0 && (
          <p className="mobile-menu-none">
            <Said text={fixed('menusEmpty')} />
          </p>
        )}
        {menus.map(({ id, menu, english, categories }) => {
          const { label, lang } = nameOf(menu, english)
          return (
            <section key={id}>
              <h3>
                <Link className="flex between" to={paths.menu(menu)} lang={lang}>
                  {label}
                  <ChevronRight className="icon" aria-hidden />
                </Link>
              </h3>
              <CategoryLinks categories={categories} />
            </section>
          )
        })}
      </div>
    </Dialog>
  )
}
