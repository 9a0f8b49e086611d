import { MessageCircle, Phone } from 'lucide-react'
import { buttonClass } from '../ui/form/button-class'
import { shopPhone } from '../ui/text/shop-phone'
import './ask-shop.css'

const whatsapp = 'WhatsApp'

/** Phone and WhatsApp, shown while no other button is. */
export function AskShop() {
  const phone = shopPhone()
  if (!phone) return null
  return (
    <div className="ask-shop grid gap-10 num">
      <a className={buttonClass({ kind: 'primary', wide: true })} href={phone.href}>
        <Phone className="icon" aria-hidden />
        <span translate="no">{phone.text}</span>
      </a>
      <a
        className={buttonClass({ wide: true })}
        href={phone.whatsapp}
        target="_blank"
        rel="noreferrer"
      >
        <MessageCircle className="icon" aria-hidden />
        {whatsapp}
      </a>
    </div>
  )
}
