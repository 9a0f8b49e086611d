import { Prisma } from '../../database/generated/client.ts'
import { sanitise } from '../../http/html.ts'
import { conflict } from '../../refusals.ts'
import type { Transaction } from '../as-staff.ts'
import {
  type SettingPart,
  type Settings,
  settingNames,
  settingParts,
} from '#contract/office/settings-shapes'

export async function readSettings(db: Transaction): Promise<Settings> {
  const rows = await db.setting.findMany()
  const entryOf = (part: SettingPart) => {
    const row = rows.find((each) => each.part === part)
    return [part, { v: row?.version ?? 0, value: row?.value ?? {} }]
  }
  return Object.fromEntries(settingNames.map(entryOf)) as Settings
}

type Change = { part: SettingPart; v: number; value: Record<string, unknown> }

/** Throws a 422 for a field, a 409 with `current` for another version. */
export async function saveSettings(tx: Transaction, change: Change): Promise<Settings> {
  const { part, v } = change
  const value = withoutBlanks(settingParts[part].parse(change.value))
  if (part === 'policy') {
    for (const [name, html] of Object.entries(value)) value[name] = sanitise(String(html))
  }
  const saved = v === 0 ? await insert(tx, part, value) : await update(tx, part, v, value)
  const settings = await readSettings(tx)
  if (saved === 0) {
    throw conflict('Somebody changed the settings meanwhile', { current: settings })
  }
  return settings
}

function insert(tx: Transaction, part: SettingPart, value: object) {
  return tx.$executeRaw(Prisma.sql`
    insert into setting (part, value, version) values (${part}, ${JSON.stringify(value)}::jsonb, 1)
    on conflict do nothing`)
}

async function update(tx: Transaction, part: SettingPart, version: number, value: object) {
  const { count } = await tx.setting.updateMany({ where: { part, version }, data: { value } })
  return count
}

function withoutBlanks(value: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each != null && each !== ''))
}
