import { shopPhone } from './shop-phone'
import './no-scripts.css'

/**
 * Where nothing works without scripts: says so, and the way to a phone order. Only the server has
 * the words: a browser with scripts never reads them.
 */
export function NoScripts() {
  return <noscript>{import.meta.env.SSR && <Words />}</noscript>
}

function Words() {
  const phone = shopPhone()
  return (
    <div className="wrap">
      <div className="no-scripts">
        <p>
          অর্ডার ও কার্টের জন্য ব্রাউজারে জাভাস্ক্রিপ্ট চালু থাকতে হবে। অথবা ফোনে অর্ডার করুন:{' '}
          <a className="text-link num" href={phone.href}>
            {phone.text}
          </a>
        </p>
        <p lang="en">
          The cart and orders need JavaScript. Turn it on in your browser, or order by phone:{' '}
          <a className="text-link num" href={phone.href}>
            {phone.text}
          </a>
        </p>
      </div>
    </div>
  )
}
