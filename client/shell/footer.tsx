import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useActiveMenus } from '../catalog/queries'
import { paths } from '../paths'
import { useCatalogueName } from '../text/catalogue-name'
import { formatTaka } from '../text/format'
import { useWords } from '../text/lang'
import { scriptOf } from '../text/script-of'
import { shellWords } from '../text/shell-words'
import { shopEmail, shopNameLatin, useFees } from '../text/shop-facts'
import type { Lang } from '../text/times'
import { useIsPhone } from '../ui/state/use-wide'
import { Link } from '../ui/text/link'
import { shopPhone } from '../ui/text/shop-phone'
import { Logo } from './logo'
import { SocialLinks } from './social-links'
import './footer.css'

const usefulLinks = [
  { to: paths.contact(), label: 'contact' },
  { to: paths.orderProcedure(), label: 'orderProcedure' },
  { to: paths.deliveryRules(), label: 'deliveryRules' },
  { to: paths.returnPolicy(), label: 'returnPolicy' },
] as const

const copyright = () => `© 2026 ${shopNameLatin()}`

export function Footer() {
  const text = useWords(shellWords)
  const phone = shopPhone()
  const email = shopEmail()
  const fees = useFees()
  return (
    <footer className="footer on-dark">
      <div className="wrap">
        <div className="footer-columns">
          <div>
            <Logo />
            <p className="footer-about" lang={scriptOf(text.about())}>
              {text.about()}
            </p>
            {phone && (
              <a
                className="footer-phone inline-flex bold nowrap num"
                href={phone.href}
                translate="no"
              >
                {phone.text}
              </a>
            )}
            {phone && <p>{text.calledDaily()}</p>}
            {email && (
              <a className="footer-email inline-flex break" href={`mailto:${email}`}>
                {email}
              </a>
            )}
            <SocialLinks />
          </div>
          <nav aria-labelledby="footer-links">
            <h2 id="footer-links">{text.links}</h2>
            <FooterLinks links={usefulLinks.map(({ to, label }) => ({ to, label: text[label] }))} />
          </nav>
          <MenuLinks />
        </div>
        <div className="footer-bottom between gap-12 small num">
          <span>{copyright()}</span>
          <span>{text.fees(formatTaka(fees.inside), formatTaka(fees.outside))}</span>
        </div>
      </div>
    </footer>
  )
}

/** Folded on a phone; without scripts they stand open. */
function MenuLinks() {
  const text = useWords(shellWords)
  const nameOf = useCatalogueName()
  const { menus } = useActiveMenus()
  const isPhone = useIsPhone()
  const [isOpen, setIsOpen] = useState(false)
  const links = menus.map(({ menu, english }) => ({
    to: paths.menu(menu),
    ...nameOf(menu, english),
  }))
  return (
    <nav className="footer-menus" aria-labelledby="footer-menus">
      <details
        open={isOpen || !isPhone}
        onToggle={({ currentTarget }) => setIsOpen(isPhone && currentTarget.open)}
      >
        <summary id="footer-menus" tabIndex={isPhone ? 0 : -1}>
          {text.menu}
          <ChevronDown className="icon" aria-hidden />
        </summary>
        <FooterLinks
          links={links.length > 0 ? links : [{ to: paths.menus(), label: text.allMenus }]}
        />
      </details>
    </nav>
  )
}

type FooterLink = { to: string; label: string; lang?: Lang }

function FooterLinks({ links }: { links: readonly FooterLink[] }) {
  return (
    <ul>
      {links.map(({ to, label, lang }) => (
        <li key={to}>
          <Link to={to} lang={lang}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
