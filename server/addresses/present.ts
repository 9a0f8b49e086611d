import type { Address } from '#contract/addresses-shapes'
import { feeOfAddress } from '#contract/fee-of-address'
import type * as rows from '../database/generated/models.ts'

export function presentAddress(row: rows.AddressModel): Address {
  return { id: row.id, name: row.name, number: row.number, address: row.address }
}

/** The fee that belongs to a saved address; nothing where it is not certain. */
export function presentFeeHint(row: Pick<rows.AddressModel, 'address'> | null) {
  const known = row && feeOfAddress(row.address)
  if (!known) return {}
  return { fee_hint: known.fee, ...(known.place && { fee_place: known.place }) }
}
