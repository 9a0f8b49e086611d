import { MessageCircle } from 'lucide-react'
import { shopPhone } from '../ui/shop-phone'

const outlines = [
  {
    name: 'Facebook',
    href: 'https://www.facebook.com/',
    path: 'M14.5 8H17V4.5h-2.5a4 4 0 0 0-4 4V11H8v3.5h2.5V21H14v-6.5h2.5L17 11h-3V8.5a.5.5 0 0 1 .5-.5z',
  },
  {
    name: 'Instagram',
    href: 'https://www.instagram.com/',
    path: 'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zm4 4.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zm4.8-1.3v.01',
  },
  {
    name: 'YouTube',
    href: 'https://www.youtube.com/',
    path: 'M6 6h12a3.5 3.5 0 0 1 3.5 3.5v5A3.5 3.5 0 0 1 18 18H6a3.5 3.5 0 0 1-3.5-3.5v-5A3.5 3.5 0 0 1 6 6zm4.5 3.5v5l4.2-2.5z',
  },
]

const whatsapp = 'WhatsApp'

export function SocialLinks() {
  return (
    <ul className="social-links">
      {outlines.map(({ name, href, path }) => (
        <li key={name}>
          <a href={href} rel="noreferrer">
            <span className="vh">{name}</span>
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d={path} />
            </svg>
          </a>
        </li>
      ))}
      <li>
        <a href={shopPhone().whatsapp} rel="noreferrer">
          <span className="vh">{whatsapp}</span>
          <MessageCircle className="icon" aria-hidden />
        </a>
      </li>
    </ul>
  )
}
