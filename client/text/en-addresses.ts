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
  remarks: {
    short: 'The address is very short: with house, road, thana and district the courier finds it',
    no_district: 'The address names no district: with it the courier finds you sooner',
  },
}
