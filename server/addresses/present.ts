import type { Address } from '#contract/addresses-shapes'
import type * as rows from '../database/generated/models.ts'

export function presentAddress(row: rows.AddressModel): Address {
  return { id: row.id, name: row.name, number: row.number, address: row.address }
}
