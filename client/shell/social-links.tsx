import { MessageCircle } from 'lucide-react'
import { type SocialSite, showsSamples } from '#contract/shop-facts'
import { shopFacts } from '../text/shop-facts'
import { shopPhone } from '../ui/text/shop-phone'

const outlines = [
  {
    site: 'facebook',
    name: 'Facebook',
    href: 'https://www.facebook.com/',
    path: 'M14.5 8H17V4.5h-2.5a4 4 0 0 0-4 4V11H8v3.5h2.5V21H14v-6.5h2.5L17 11h-3V8.5a.5.5 0 0 1 .5-.5z',
  },
  {
    site: 'instagram',
    name: 'Instagram',
    href: 'https://www.instagram.com/',
    path: 'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zm4 4.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zm4.8-1.3v.01',
  },
  {
    site: 'youtube',
    name: 'YouTube',
    href: 'https://www.youtube.com/',
    path: 'M6 6h12a3.5 3.5 0 0 1 3.5 3.5v5A3.5 3.5 0 0 1 18 18H6a3.5 3.5 0 0 1-3.5-3.5v-5A3.5 3.5 0 0 1 6 6zm4.5 3.5v5l4.2-2.5z',
  },
  {
    site: 'tiktok',
    name: 'TikTok',
    path: 'M14 3v11.5a3.5 3.5 0 1 1-3.5-3.5M14 3a5 5 0 0 0 5 5',
  },
  {
    site: 'messenger',
    name: 'Messenger',
    path: 'M12 3c-5 0-9 3.7-9 8.3 0 2.6 1.3 4.9 3.3 6.4V21l3-1.7c.9.2 1.8.3 2.7.3 5 0 9-3.7 9-8.3S17 3 12 3zm-5 10.5 3.5-3.7 2 2 4.5-3-3.5 3.9-2-2z',
  },
] satisfies { site: SocialSite; name: string; href?: string; path: string }[]

const whatsapp = 'WhatsApp'

/** Pages that the shop has; the demo leads to the sites themselves. */
function pagesElsewhere() {
  const facts = shopFacts()
  const isSet = outlines.some(({ site }) => facts[site])
  const isSample = !isSet && showsSamples(facts)
  return outlines.flatMap(({ href, ...outline }) => {
    const page = isSample ? href : facts[outline.site]
    return page ? [{ ...outline, href: page }] : []
  })
}

export function SocialLinks() {
  const phone = shopPhone()
  return (
    <ul className="social-links">
      {pagesElsewhere().map(({ name, href, path }) => (
        <li key={name}>
          <a className="middle round" href={href} rel="noreferrer">
            <span className="visually-hidden">{name}</span>
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d={path} />
            </svg>
          </a>
        </li>
      ))}
      {phone && (
        <li>
          <a className="middle round" href={phone.whatsapp} rel="noreferrer">
            <span className="visually-hidden">{whatsapp}</span>
            <MessageCircle className="icon" aria-hidden />
          </a>
        </li>
      )}
    </ul>
  )
}
