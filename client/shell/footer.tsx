import { defaultShippingFee, shippingFees } from '#contract/shop'
import { useActiveMenus } from '../catalog/queries'
import { paths } from '../paths'
import { formatTaka } from '../text/format'
import { callHours, shopAddress, shopEmail, shopNameLatin, shopPromise } from '../text/shop-facts'
import { Link } from '../ui/link'
import { shopPhone } from '../ui/shop-phone'
import { Logo } from './logo'
import { SocialLinks } from './social-links'
import './footer.css'

const usefulLinks = [
  { to: paths.contact(), label: 'যোগাযোগ' },
  { to: paths.orderProcedure(), label: 'অর্ডার পদ্ধতি' },
  { to: paths.deliveryRules(), label: 'ডেলিভারি নিয়ম' },
  { to: paths.returnPolicy(), label: 'রিটার্ন পলিসি' },
]

export function Footer() {
  const phone = shopPhone()
  return (
    <footer className="footer on-dark">
      <div className="kantha" />
      <div className="wrap">
        <div className="footer-columns">
          <div>
            <Logo />
            <p className="footer-about">
              {shopAddress}। {shopPromise}
            </p>
            <SocialLinks />
          </div>
          <nav aria-labelledby="footer-links">
            <h2 id="footer-links">দরকারি লিংক</h2>
            <FooterLinks links={usefulLinks} />
          </nav>
          <MenuLinks />
          <div>
            <h2>সাহায্য দরকার?</h2>
            <a className="footer-phone num" href={phone.href}>
              {phone.text}
            </a>
            <p>প্রতিদিন {callHours}</p>
            <a className="footer-email" href={`mailto:${shopEmail}`}>
              {shopEmail}
            </a>
          </div>
        </div>
        <div className="footer-bottom num">
          <span>© 2026 {shopNameLatin}</span>
          <span>
            ক্যাশ অন ডেলিভারি · ঢাকায় {formatTaka(defaultShippingFee)}, ঢাকার বাইরে{' '}
            {formatTaka(shippingFees.outsideDhaka)}
          </span>
        </div>
      </div>
    </footer>
  )
}

function MenuLinks() {
  const { menus } = useActiveMenus()
  const links = menus.map(({ menu }) => ({ to: paths.menu(menu), label: menu }))
  return (
    <nav className="footer-menus" aria-labelledby="footer-menus">
      <h2 id="footer-menus">মেনু</h2>
      <FooterLinks links={links.length > 0 ? links : [{ to: paths.menus(), label: 'সব মেনু' }]} />
    </nav>
  )
}

function FooterLinks({ links }: { links: readonly { to: string; label: string }[] }) {
  return (
    <ul>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  )
}
