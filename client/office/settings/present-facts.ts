import {
  callHours,
  shopAddress,
  shopEmail,
  shopName,
  shopNameLatin,
  shopPromise,
} from '../../text/shop-facts'
import type { FieldName } from './parts'

/** The facts that the shop shows at present: those of the code where nothing is set. */
export function presentFacts(phone: string): Partial<Record<FieldName, string>> {
  return {
    name: shopName(),
    latin_name: shopNameLatin(),
    promise: shopPromise('bn'),
    address: shopAddress('bn'),
    phone,
    email: shopEmail(),
    call_hours: callHours('bn'),
  }
}
