import { Mail, MapPin, MessageCircle, Phone } from 'lucide-react'
import { callHours, shopAddress, shopEmail } from '../text/shop-facts'
import { shopPhone } from '../ui/shop-phone'

/** Phone, WhatsApp, mail and the door. */
export function ContactWays() {
  const phone = shopPhone()
  return (
    <ul className="contact-ways num">
      <li>
        <a className="panel" href={phone.href}>
          <Phone className="icon" aria-hidden />
          <span>
            <small>{callHours}</small>
            <strong>{phone.text}</strong>
          </span>
        </a>
      </li>
      <li>
        <a className="panel" href={phone.whatsapp} target="_blank" rel="noreferrer">
          <MessageCircle className="icon" aria-hidden />
          <span>
            <small>WhatsApp-এ জিজ্ঞাসা</small>
            <strong>{phone.text}</strong>
          </span>
        </a>
      </li>
      <li>
        <a className="panel" href={`mailto:${shopEmail}`}>
          <Mail className="icon" aria-hidden />
          <span>
            <small>ইমেইল</small>
            <strong>{shopEmail}</strong>
          </span>
        </a>
      </li>
      <li className="panel">
        <MapPin className="icon" aria-hidden />
        <span>
          <small>ঠিকানা</small>
          <strong>{shopAddress}</strong>
        </span>
      </li>
    </ul>
  )
}
