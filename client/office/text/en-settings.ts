import type { Texts } from './bn'
import type { settings as bengali } from './bn-settings'

export const settings: Pick<Texts, keyof typeof bengali> = {
  settings: {
    seeShop: 'See the shop',
    parts: {
      shop: 'Shop',
      contact: 'Contact',
      social: 'Social',
      policy: 'Policy',
      orders: 'Orders and slips',
    },
    fields: {
      logo: 'Logo',
      name: 'Name of the shop',
      latin_name: 'English name',
      promise: 'The shop in one line',
      address: 'Address',
      phone: 'Phone',
      whatsapp: 'WhatsApp',
      email: 'E-mail',
      call_hours: 'Call hours',
      facebook: 'Facebook',
      instagram: 'Instagram',
      youtube: 'YouTube',
      tiktok: 'TikTok',
      messenger: 'Messenger',
      order_policy: 'Usual order policy',
      hold_reviews: 'New reviews are seen in the office first, then in the shop',
      low_at: 'Warn at so many pieces or fewer',
      claim_minutes: 'Minutes that an order stays in hand',
      slip_footer: 'Own words below the slip',
    },
    hints: {
      logo: 'Square, at least 192 × 192. Without one this flower stays.',
      latin_name: 'On English pages and in the footer',
      phone: 'Without one the number from the start stays',
      whatsapp: 'Without one the phone number',
      call_hours: 'For example: 9 am – 10 pm',
      facebook: 'The whole link with https://. With none at all the icons of the start stay.',
      order_policy: 'Shown at goods that have no policy of their own',
    },
    oddLength: (digits) => `A number that begins with 01 has 11 digits, this one has ${digits}`,
    choosePicture: 'Choose a picture',
    sending: 'Sending the picture…',
    removePicture: 'Remove',
    logoAlt: 'The present logo',
    changed: 'Somebody changed this meanwhile. Your words are here: saving again keeps yours.',
    readOnly: 'Only an owner changes the settings',
    reaches:
      'Name and phone change on slips, labels, for search engines and in the tab too. Delivery fees of 60 and 100 taka do not change here.',
  },
}
