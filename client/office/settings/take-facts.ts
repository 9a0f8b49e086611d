import type { OutputOf } from '#contract/endpoint'
import type { getSettings } from '#contract/office/settings'
import { feesIn, ownPages } from '#contract/shop-facts'
import { setShopFacts, shopFacts } from '../../text/shop-facts'

/** Saved facts appear at once in the frame and on slips, without a reload. */
export function takeFacts({ settings, phone }: OutputOf<typeof getSettings>): void {
  const { demo } = shopFacts()
  const { shop, contact, social, policy, delivery } = settings
  const own_pages = ownPages.filter((page) => policy.value[page])
  const saved = [shop, contact, social].flatMap(({ value }) => Object.entries(value))
  const given = [['phone', phone], ...saved].filter(([, value]) => value)
  const fees = delivery.v > 0 && { fees: feesIn(delivery.value) }
  setShopFacts({ demo, own_pages, ...fees, ...Object.fromEntries(given) })
}
