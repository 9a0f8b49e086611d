import { Banknote, Phone, Truck, Undo2 } from 'lucide-react'
import { useText } from '../text/lang'
import { home as homeText } from '../text/rooms/home'
import { shell as shellText } from '../text/rooms/shell'
import { scriptOf } from '../text/script-of'
import { shopPhone } from '../ui/text/shop-phone'
import './promise-list.css'

/** Reasons to buy here, in four words each. */
export function PromiseList() {
  const { home, shell } = useText({ home: homeText, shell: shellText })
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
            text: shell.callHours,
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
