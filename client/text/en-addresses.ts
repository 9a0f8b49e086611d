import type { Texts } from './bn'

export const addresses: Texts['addresses'] = {
  title: 'Delivery address',
  name: 'Name of the recipient',
  number: 'Mobile number for the delivery',
  address: 'Full address',
  addressHint: 'House, road, area, thana and district',
  save: 'Save the address',
  cancel: 'Leave it as it was',
  change: 'Change the address',
}
