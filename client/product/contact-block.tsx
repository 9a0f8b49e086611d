import { MessageCircle, Phone } from 'lucide-react'
import type { Product } from '#contract/catalog'
import { useWords } from '../text/lang'
import { shopPhone } from '../ui/text/shop-phone'
import { useMessageAbout } from './message-about'
import { productWords } from './words'
import './contact-block.css'

export function ContactBlock({ product }: { product: Product }) {
  const text = useWords(productWords)
  const phone = shopPhone(useMessageAbout(product))
  if (!phone) return null
  return (
    <div className="contact-block flow gap-12 num">
      <a className="flex" href={phone.whatsapp} rel="noreferrer">
        <span className="contact-block-icon disc">
          <MessageCircle className="icon" aria-hidden />
        </span>
        <span>
          <small className="subline">{text.askOnWhatsapp}</small>
          <b translate="no">{phone.text}</b>
        </span>
      </a>
      <a className="flex" href={phone.href}>
        <span className="contact-block-icon disc">
          <Phone className="icon" aria-hidden />
        </span>
        <span>
          <small className="subline">{text.orderByCall}</small>
          <b translate="no">{phone.text}</b>
        </span>
      </a>
    </div>
  )
}
