import { MessageCircle, Phone } from 'lucide-react'
import type { Product } from '#contract/catalog'
import { useText } from '../text/lang'
import { product as productText } from '../text/rooms/product'
import { buttonClass } from '../ui/form/button-class'
import { shopPhone } from '../ui/text/shop-phone'
import { useMessageAbout } from './message-about'

/** On phones in place of the two buttons, while the product is out of stock. */
export function AskWhenBack({ product }: { product: Product }) {
  const text = useText({ product: productText })
  const phone = shopPhone(`${text.product.whenBack} ${useMessageAbout(product)}`)
  if (!phone) return null
  return (
    <>
      <a className={buttonClass({})} href={phone.href}>
        <Phone className="icon" aria-hidden />
        {text.product.call}
      </a>
      <a className={buttonClass({ kind: 'primary' })} href={phone.whatsapp} rel="noreferrer">
        <MessageCircle className="icon" aria-hidden />
        {text.product.askWhenBack}
      </a>
    </>
  )
}
