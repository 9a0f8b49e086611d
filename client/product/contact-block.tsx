import { MessageCircle, Phone } from 'lucide-react'
import { shopPhone } from '../ui/shop-phone'
import './contact-block.css'

export function ContactBlock() {
  const phone = shopPhone()
  return (
    <div className="contact-block num">
      <a href={phone.whatsapp} rel="noreferrer">
        <span className="contact-block-icon">
          <MessageCircle className="icon" aria-hidden />
        </span>
        <span>
          <small>WhatsApp-এ জিজ্ঞাসা</small>
          <b>{phone.text}</b>
        </span>
      </a>
      <a href={phone.href}>
        <span className="contact-block-icon">
          <Phone className="icon" aria-hidden />
        </span>
        <span>
          <small>কল করে অর্ডার</small>
          <b>{phone.text}</b>
        </span>
      </a>
    </div>
  )
}
