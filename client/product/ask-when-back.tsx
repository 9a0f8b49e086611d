import { MessageCircle, Phone } from 'lucide-react'
import type { Product } from '#contract/catalog'
import { useWords } from '../text/lang'
import { buttonClass } from '../ui/form/button-class'
import { shopPhone } from '../ui/text/shop-phone'
import { useMessageAbout } from './message-about'
import { productWords } from './words'

/** On phones in place of the two buttons, while the product is out of stock. */
export function AskWhenBack({ product }: { product: Product }) {
  const text = useWords(productWords)
  const phone = shopPhone(`${text.whenBack} ${useMessageAbout(product)}`)
  if (!phone) return null
  return (
    <>
      <a className={buttonClass({})} href={phone.href}>
        <Phone className="icon" aria-hidden />
        {text.call}
      </a>
      <a className={buttonClass({ kind: 'primary' })} href={phone.whatsapp} rel="noreferrer">
        <MessageCircle className="icon" aria-hidden />
        {text.askWhenBack}
      </a>
    </>
  )
}
