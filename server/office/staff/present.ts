import { type Role, rightsOf, roles } from '#contract/office/rights'
import type { Me, Staff } from '#contract/office/staff'
import type { StaffModel } from '../../database/generated/models.ts'
import type { OfficeSettings } from '../../settings/office-settings.ts'

export function roleOf({ role }: Pick<StaffModel, 'role'>): Role {
  return roles[role - 1] ?? 'agent'
}

export function presentMe(row: StaffModel): Me {
  return {
    id: row.id,
    name: row.name,
    login: row.login,
    role: roleOf(row),
    lang: row.lang === 'en' ? 'en' : 'bn',
    totp: row.totpSince !== null,
  }
}

/** With the rights of the role, as far as the owner has switched on what they are for. */
export function presentSigned(row: StaffModel, { left_carts }: OfficeSettings) {
  const rights = rightsOf(roleOf(row)).filter((right) => right !== 'carts' || left_carts)
  return { staff: presentMe(row), rights }
}

/** `seenAt`: of the newest session. `tried`: strangers' wrong passwords. */
export function presentStaff(row: StaffModel, seenAt: Date | null = null, tried = 0): Staff {
  return {
    id: row.id,
    v: row.version,
    name: row.name,
    login: row.login,
    role: roleOf(row),
    active: row.active,
    totp: row.totpSince !== null,
    invited_until: row.inviteUntil?.toISOString() ?? null,
    seen_at: seenAt?.toISOString() ?? null,
    tried,
  }
}
