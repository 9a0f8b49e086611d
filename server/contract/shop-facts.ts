import { type Fees, usualFees } from '#contract/shop'
import type { SafeHtml } from '#contract/wire'

/** The shop's name, contact and texts, as set in the office; the phone else from `SHOP_PHONE`. */
export type ShopFacts = SocialPages & {
  /** Of a demo: samples stand in until the owner gives a name. */
  demo?: true
  /** A link for a new password comes by mail or SMS. */
  forgot?: true
  /** No mail says when an order is on its way. */
  no_mail?: true
  /** In the shop's own script, and in Latin letters. */
  name?: string
  latin_name?: string
  promise?: string
  /** Lines of the moving strip, in place of the promises of the code. */
  strip?: string
  /** The last day without calls, `2026-11-22`. */
  closed_until?: string
  address?: string
  /** URL of a picture of the kind `brand`, square or wide. */
  logo?: string
  phone?: string
  whatsapp?: string
  email?: string
  call_hours?: string
  /** Of a shop that set its own, also where they are the usual ones. */
  fees?: Fees
  own_pages?: OwnPage[]
  /** The one of them that the document shows, as cleaned HTML. */
  own_page?: { page: OwnPage; text: SafeHtml }
}

/** Pages of rules that a shop may write itself. */
export const ownPages = ['order_procedure', 'delivery_rules', 'return_policy'] as const
export type OwnPage = (typeof ownPages)[number]

/** The demo's own name, contact and pages. */
export const samples = {
  name: 'নকশি হাট',
  latin_name: 'Nokshi Haat',
  phone: '01700-000000',
  email: 'hello@nokshihaat.example',
}
const nameless = { name: 'আমাদের দোকান', latin_name: 'Our shop' }

/** A shop with a name of its own shows no sample. */
export function showsSamples({ demo, name, latin_name }: ShopFacts): boolean {
  return demo === true && !name && !latin_name
}

/** The name in the shop's own script and in Latin letters; one given name stands for both. */
export function namesOf(facts: ShopFacts): { name: string; latin_name: string } {
  const { name, latin_name } = facts
  const given = name || latin_name
  if (!given) return showsSamples(facts) ? samples : nameless
  return { name: given, latin_name: latin_name || given }
}

/** Undefined for a shop without a number. */
export function phoneOf(facts: ShopFacts): string | undefined {
  return facts.phone || (showsSamples(facts) ? samples.phone : undefined)
}

export const feesOf = ({ fees }: ShopFacts): Fees => fees ?? usualFees

/** The fees in a part `delivery` of the settings: a field that was left empty has the usual one. */
export function feesIn(value: { fee_inside?: unknown; fee_outside?: unknown }): Fees {
  const { fee_inside: inside = usualFees.inside, fee_outside: outside = usualFees.outside } = value
  return { inside: Number(inside), outside: Number(outside) }
}

export const socialSites = ['facebook', 'instagram', 'youtube', 'tiktok', 'messenger'] as const
export type SocialSite = (typeof socialSites)[number]
type SocialPages = Partial<Record<SocialSite, string>>

/** Hosts of each site, with all of their subdomains. */
export const socialHosts: Record<SocialSite, readonly string[]> = {
  facebook: ['facebook.com', 'fb.com', 'fb.me'],
  instagram: ['instagram.com'],
  youtube: ['youtube.com', 'youtu.be'],
  tiktok: ['tiktok.com'],
  messenger: ['m.me', 'messenger.com'],
}

export const examplePage = (site: SocialSite) => `${socialHosts[site][0]}/your-shop`

/** A link as people write it: `facebook.com/x` gets its https. */
export function withHttps(link: string): string {
  const bare = link.trim()
  return /^(?:[\w-]+\.)+[a-z]{2,}\//i.test(bare) ? `https://${bare}` : bare
}

/** Whether it is a page of that site, not the site itself. */
export function isPageOf(site: SocialSite, url: string): boolean {
  const host = /^https:\/\/(?:[\w-]+\.)*?([\w-]+\.[\w-]+)\/[^/\s]/i.exec(url)?.[1]
  return host !== undefined && socialHosts[site].includes(host.toLowerCase())
}
