import { Banknote, Phone, Truck, Undo2 } from 'lucide-react'
import { callHours } from '../text/shop-facts'
import { shopPhone } from '../ui/shop-phone'
import './promise-list.css'

/** Why to buy here, in four words each. */
export function PromiseList() {
  const phone = shopPhone()
  const promises = [
    { icon: Banknote, title: 'ক্যাশ অন ডেলিভারি', text: 'পণ্য হাতে পেয়ে টাকা দিন' },
    { icon: Truck, title: '৩–৫ দিনে ডেলিভারি', text: 'সারা বাংলাদেশে হোম ডেলিভারি' },
    { icon: Undo2, title: '৭ দিনে রিটার্ন', text: 'ত্রুটি থাকলে সহজ সমাধান' },
    { icon: Phone, title: phone.text, text: callHours },
  ]
  return (
    <ul className="promises num">
      {promises.map(({ icon: Icon, title, text }) => (
        <li key={title}>
          <span className="promises-icon">
            <Icon className="icon" aria-hidden />
          </span>
          <div>
            <b>{title}</b>
            <span>{text}</span>
          </div>
        </li>
      ))}
    </ul>
  )
}
