import { Banknote, Phone, Truck, Undo2 } from 'lucide-react'
import { useWords } from '../text/lang'
import { scriptOf } from '../text/script-of'
import { shellWords } from '../text/shell-words'
import { shopPhone } from '../ui/text/shop-phone'
import { homeWords } from './words'
import './promise-list.css'

/** Reasons to buy here, in four words each. */
export function PromiseList() {
  const home = useWords(homeWords)
  const shell = useWords(shellWords)
  const phone = shopPhone()
  const promises = [
    { icon: Banknote, title: home.cash, text: home.aboutCash },
    { icon: Truck, title: home.delivery, text: home.aboutDelivery },
    { icon: Undo2, title: home.faults, text: home.aboutFaults },
    ...(phone
      ? [
          {
            icon: Phone,
            title: (
              <a href={phone.href} translate="no">
                {phone.text}
              </a>
            ),
            text: shell.callHours(),
          },
        ]
      : []),
  ]
  return (
    // On a phone it scrolls: without the number's link, the list itself takes the focus.
    <ul className="promises num" tabIndex={phone ? undefined : 0}>
      {promises.map(({ icon: Icon, title, text }) => (
        <li className="flex gap-14" key={text}>
          <span className="promises-icon disc">
            <Icon className="icon" aria-hidden />
          </span>
          <div>
            <b className="block">{title}</b>
            <span className="subline" lang={scriptOf(text)}>
              {text}
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}
