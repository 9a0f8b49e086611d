import { useChoice } from '../../text/lang'
import type { Lang } from '../../text/times'
import { shopPhone } from '../text/shop-phone'
import './no-scripts.css'

/**
 * For screens that need scripts: says so, and gives the phone for an order. Only the server has the
 * words: a browser with scripts never reads them.
 */
export function NoScripts() {
  return <noscript>{import.meta.env.SSR && <Words />}</noscript>
}

function Words() {
  const choice = useChoice()
  return (
    <div className="wrap">
      <div className="no-scripts tint-gold">
        {choice !== 'en' && <Sentence lang="bn" />}
        {choice !== 'bn' && <Sentence lang="en" />}
      </div>
    </div>
  )
}

function Sentence({ lang }: { lang: Lang }) {
  const phone = shopPhone()
  return (
    <p lang={lang}>
      {sentences[lang]}
      {phone && (
        <>
          {` ${byPhone[lang]} `}
          <a className="text-link num" href={phone.href} translate="no">
            {phone.text}
          </a>
        </>
      )}
    </p>
  )
}

// In no catalogue: a browser would load it.
const sentences: Record<Lang, string> = {
  bn: 'অর্ডার ও কার্টের জন্য ব্রাউজারে জাভাস্ক্রিপ্ট চালু থাকতে হবে।',
  en: 'The cart and orders need JavaScript: turn it on in your browser.',
}
const byPhone: Record<Lang, string> = { bn: 'অথবা ফোনে অর্ডার করুন:', en: 'Or order by phone:' }
