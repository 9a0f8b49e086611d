import type { Choice } from '#contract/shop'

/** Bengali, and English. */
export type Sentence = readonly [bn: string, en: string]
/** Who reads a page without scripts, and the shop as it names itself to them. */
export type Reader = { choice: Choice; shopName: string; phone?: string | undefined }

const petals = [0, 45, 90, 135, 180, 225, 270, 315]
  .map(
    (turn) =>
      `<path d="M24 23C19.5 17.5 19.5 9.5 24 3.5c4.5 6 4.5 14 0 19.5z" fill="${turn % 90 ? '#F2B134' : '#B4301F'}" transform="rotate(${turn} 24 24)"/>`,
  )
  .join('')
const mark = `<svg width="36" height="36" viewBox="0 0 48 48" aria-hidden="true">${petals}<circle cx="24" cy="24" r="5.6" fill="#0E5A43"/></svg>`

export const frameCss = `.wrap{display:flex;flex-wrap:wrap;align-items:center;gap:0 20px;max-width:1248px;margin:0 auto;padding:0 16px}.strip{background:#07362a;color:#fff4dc;font-size:14px}.strip a{min-height:44px;line-height:44px;font-weight:600}.strip .wrap{justify-content:space-between}header{border-bottom:1px solid #e4d8c3}header .wrap{min-height:64px;justify-content:space-between}header nav,footer nav{display:flex;flex-wrap:wrap;gap:0 20px}.wrap a{color:inherit;text-decoration:none}.wrap nav a{display:flex;flex-direction:column;justify-content:center;min-height:44px;font-size:15px;line-height:1.25}.wrap nav span{font-size:13px}.wrap a:hover{text-decoration:underline}.wrap .logo{display:flex;align-items:center;gap:8px;min-height:44px;color:#0e5a43;font-size:21px;font-weight:600}footer{margin-top:48px;padding:14px 0;background:#07362a;color:#dce9e1}footer nav span{color:inherit}`

const track: Link = ['/customer/orders', ['অর্ডার ট্র্যাক করুন', 'Track Order']]
const login: Link = ['/login', ['লগইন / সাইন আপ', 'Login/Signup']]
const cart: Link = ['/cart', ['কার্ট', 'Cart']]
const useful: Link[] = [
  ['/contact', ['যোগাযোগ', 'Contact']],
  ['/order-rocedure', ['অর্ডার পদ্ধতি', 'How to order']], // spelled so in the spec
  ['/delivery-rules', ['ডেলিভারির নিয়ম', 'Delivery rules']],
  ['/return-policy', ['রিটার্ন পলিসি', 'Return policy']],
]
const announcement: Sentence = ['ঘোষণা', 'Announcement']
const account: Sentence = ['অর্ডার ও কার্ট', 'Orders and cart']
const usefulLinks: Sentence = ['দরকারি লিংক', 'Useful links']
type Link = [href: string, label: Sentence]

/** The shop's strip, header and footer around a page without scripts. */
export function inFrame(reader: Reader, main: string): string {
  const { choice, shopName, phone } = reader
  const promise: Sentence = ['ক্যাশ অন ডেলিভারি', 'Cash on delivery']
  const call = phone ? `<a href="tel:${phone.replace(/[^\d+]/g, '')}">${escapeHtml(phone)}</a>` : ''
  const strip = `<section class="strip" aria-label="${of(choice, announcement)}"><div class="wrap">${call}<b>${of(choice, promise)}</b></div></section>`
  const logo = `<a class="logo" href="/">${mark}<b>${escapeHtml(shopName)}</b></a>`
  const header = `<header><div class="wrap">${logo}${nav(choice, account, [track, login, cart])}</div></header>`
  const footer = `<footer><div class="wrap">${nav(choice, usefulLinks, useful)}</div></footer>`
  return `${strip}${header}${main}${footer}`
}

function nav(choice: Choice, name: Sentence, links: Link[]): string {
  return `<nav aria-label="${of(choice, name)}">${links.map(([href, label]) => `<a href="${href}">${of(choice, label)}</a>`).join('')}</nav>`
}

const of = (choice: Choice, [bn, en]: Sentence) => (choice === 'en' ? en : bn)

export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
}
