import type { SafeHtml } from '#contract/wire'

/** The shop's name, contact and texts, as set in the office; else the code's own, or `SHOP_PHONE`. */
export type ShopFacts = SocialPages & {
  /** In the shop's own script, and in Latin letters. */
  name?: string
  latin_name?: string
  promise?: string
  address?: string
  /** URL of a square picture of the kind `brand`. */
  logo?: string
  phone?: string
  whatsapp?: string
  email?: string
  call_hours?: string
  own_pages?: OwnPage[]
  /** The one of them that the document shows, as cleaned HTML. */
  own_page?: { page: OwnPage; text: SafeHtml }
}

/** Pages of rules that a shop may write itself. */
export const ownPages = ['order_procedure', 'delivery_rules', 'return_policy'] as const
export type OwnPage = (typeof ownPages)[number]

export const shopNames = { name: 'নকশি হাট', latin: 'Nokshi Haat' }

export const socialSites = ['facebook', 'instagram', 'youtube', 'tiktok', 'messenger'] as const
export type SocialSite = (typeof socialSites)[number]
/** Each has an icon; `facebook` to `youtube` have defaults in the code until one is set. */
type SocialPages = Partial<Record<SocialSite, string>>

/** Hosts of each site, with all of their subdomains. */
export const socialHosts: Record<SocialSite, readonly string[]> = {
  facebook: ['facebook.com', 'fb.com', 'fb.me'],
  instagram: ['instagram.com'],
  youtube: ['youtube.com', 'youtu.be'],
  tiktok: ['tiktok.com'],
  messenger: ['m.me', 'messenger.com'],
}

export function isPageOf(site: SocialSite, url: string): boolean {
  const host = /^https:\/\/(?:[\w-]+\.)*?([\w-]+\.[\w-]+)(?:[/?#]|$)/i.exec(url)?.[1]
  return host !== undefined && socialHosts[site].includes(host.toLowerCase())
}
