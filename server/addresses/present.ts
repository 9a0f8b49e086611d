import type { Address } from '#contract/addresses'
import { feeOfAddress, namesDistrict } from '#contract/fee-of-address'
import type { Fees } from '#contract/shop'
import type * as rows from '../database/generated/models.ts'

export function presentAddress(row: rows.AddressModel): Address {
  return { id: row.id, name: row.name, number: row.number, address: row.address }
}

/** The fee that belongs to a saved address, where it is certain, and what a courier misses in it. */
export function presentHints(row: Pick<rows.AddressModel, 'address'> | null, fees: Fees) {
  if (!row) return {}
  const known = feeOfAddress(row.address)
  const remark = remarkOn(row.address)
  return {
    ...(known && { fee_hint: fees[known.zone] }),
    ...(known?.place && { fee_place: known.place }),
    ...(remark && { address_remark: remark }),
  }
}

/** Fewer letters and digits name no house: “ঢাকা”, “Savar 2”. */
const leastLetters = 8

function remarkOn(address: string): 'short' | 'no_district' | undefined {
  const letters = address.match(/[\p{L}\p{M}\p{N}]/gu) ?? []
  if (letters.length < leastLetters) return 'short'
  return namesDistrict(address) ? undefined : 'no_district'
}
