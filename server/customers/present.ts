import type { User } from '#contract/customers'
import type * as rows from '../database/generated/models.ts'

export function presentUser(
  row: Pick<rows.CustomerModel, 'id' | 'name' | 'email' | 'photo'>,
): User {
  return { id: row.id, name: row.name, email: row.email, photo: row.photo }
}
