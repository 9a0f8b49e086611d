import { Mail, MapPin, MessageCircle, Phone } from 'lucide-react'
import { useWords } from '../text/lang'
import { scriptOf } from '../text/script-of'
import { shopEmail } from '../text/shop-facts'
import { shopPhone } from '../ui/text/shop-phone'
import { messageWords } from './words'

/** Phone, WhatsApp, mail and address. */
export function ContactWays() {
  const text = useWords(messageWords)
  const address = text.shopAddress()
  const phone = shopPhone()
  const email = shopEmail()
  return (
    <ul className="contact-ways grid gap-12 num">
      {phone && (
        <>
          <li>
            <a className="panel flex gap-16" href={phone.href}>
              <Phone className="icon contact-ways-icon disc" aria-hidden />
              <span className="break">
                <small className="subline" lang={scriptOf(text.callHours())}>
                  {text.callHours()}
                </small>
                <strong translate="no">{phone.text}</strong>
              </span>
            </a>
          </li>
          <li>
            <a className="panel flex gap-16" href={phone.whatsapp} target="_blank" rel="noreferrer">
              <MessageCircle className="icon contact-ways-icon disc" aria-hidden />
              <span className="break">
                <small className="subline">{text.askOnWhatsApp}</small>
                <strong translate="no">{phone.text}</strong>
              </span>
            </a>
          </li>
        </>
      )}
      {email && (
        <li>
          <a className="panel flex gap-16" href={`mailto:${email}`}>
            <Mail className="icon contact-ways-icon disc" aria-hidden />
            <span className="break">
              <small className="subline">{text.email}</small>
              <strong>{email}</strong>
            </span>
          </a>
        </li>
      )}
      {address && (
        <li className="panel flex gap-16">
          <MapPin className="icon contact-ways-icon disc" aria-hidden />
          <span className="break">
            <small className="subline">{text.address}</small>
            <strong lang={scriptOf(address)}>{address}</strong>
          </span>
        </li>
      )}
    </ul>
  )
}
