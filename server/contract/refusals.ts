/** Every sentence by which the shop refuses; its page translates each. No zod. */
export const refusals = {
  promoEmpty: 'Please, apply a promo code',
  unknownPromo: 'Invalid promo code',

  noConnection: 'There is no internet connection. Please check it and try again.',
} as const

export type ShopRefusalName = keyof typeof refusals
