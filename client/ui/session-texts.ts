import { tab } from './tab'

/** Clears what is held in memory too; filled by whoever keeps texts. */
export const clearTexts: (() => void)[] = []

const customerKey = 'shop.customer'

/** Forgets what this customer typed and was told in this tab. */
export function forgetSessionTexts(): void {
  for (const clear of clearTexts) clear()
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (/^(shop\.|draft:)/.test(key)) sessionStorage.removeItem(key)
    }
  } catch {
    // Storage may be forbidden: then it holds nothing.
  }
}

/**
 * Texts of this tab belong to the customer who is signed in. They stay when a session runs out
 * and the same customer comes back, and goes when it is another. Decision 029.
 */
export function claimSessionTexts(customerId = tab.customerId): void {
  tab.customerId = customerId
  if (!customerId) return
  try {
    const claim = sessionStorage.getItem(customerKey)
    if (claim && claim !== `${customerId}`) forgetSessionTexts()
    sessionStorage.setItem(customerKey, `${customerId}`)
  } catch {
    // As above.
  }
}
