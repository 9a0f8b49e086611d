import { type Role, rightsOf, roles } from '#contract/office/rights'
import type { Me, Staff } from '#contract/office/staff'
import type { StaffModel } from '../../database/generated/models.ts'

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

export function presentSigned(row: StaffModel) {
  return { staff: presentMe(row), rights: rightsOf(roleOf(row)) }
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
