import { tab } from './tab'

/** Functions that clear values in memory; registered by modules that store texts. */
export const clearTexts: (() => void)[] = []

const customerKey = 'shop.customer'

/** Removes the texts of this customer from the tab. */
export function forgetSessionTexts(): void {
  for (const clear of clearTexts) clear()
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (/^(shop\.|draft:)/.test(key)) sessionStorage.removeItem(key)
    }
  } catch {
    // Forbidden storage holds nothing.
  }
}

/**
 * The tab's texts belong to the signed-in customer. They survive an expired session if the same
 * customer returns, and are removed for another one. Decision 029.
 */
export function claimSessionTexts(customerId = tab.customerId): void {
  tab.customerId = customerId
  if (!customerId) return
  try {
    const claim = sessionStorage.getItem(customerKey)
    if (claim && claim !== `${customerId}`) forgetSessionTexts()
    sessionStorage.setItem(customerKey, `${customerId}`)
  } catch {
    // Forbidden storage holds nothing.
  }
}
