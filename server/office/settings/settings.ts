import {
  type RemovedOfSetting,
  type SettingPart,
  type Settings,
  settingNames,
  settingParts,
} from '#contract/office/settings'
import { conflict } from '../../failures/refusals.ts'
import type { Transaction } from '../as-staff.ts'
import { holdPicture, picturesOf } from '../pictures/hold-pictures.ts'
import { cleanTexts } from './clean-texts.ts'

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
export async function saveSettings(
  tx: Transaction,
  change: Change,
): Promise<{ settings: Settings; removed: RemovedOfSetting[] }> {
  const { part, v } = change
  const { value, removed } = readValue(part, change.value)
  const filled = withoutBlanks(value)
  await holdNewPictures(tx, part, filled)
  const saved = v === 0 ? await insert(tx, part, filled) : await update(tx, part, v, filled)
  const settings = await readSettings(tx)
  if (saved === 0) {
    throw conflict('Somebody changed the settings meanwhile', { current: settings })
  }
  return { settings, removed }
}

async function holdNewPictures(tx: Transaction, part: SettingPart, value: Record<string, unknown>) {
  const former = await tx.setting.findUnique({ where: { part }, select: { value: true } })
  const had = JSON.stringify(former?.value ?? {})
  for (const [field, text] of Object.entries(value).sort()) {
    const named = isPicture(text) ? [text] : picturesOf(String(text))
    await holdPicture(tx, field, ...named.filter((url) => !had.includes(url)))
  }
}

const isPicture = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith('/uploads/')

function readValue(part: SettingPart, value: Record<string, unknown>) {
  return part === 'policy'
    ? cleanTexts(settingParts.policy.parse(value))
    : { value: settingParts[part].parse(value), removed: [] }
}

async function insert(tx: Transaction, part: SettingPart, value: object) {
  const data = { part, value, version: 1 }
  const { count } = await tx.setting.createMany({ data, skipDuplicates: true })
  return count
}

async function update(tx: Transaction, part: SettingPart, version: number, value: object) {
  const { count } = await tx.setting.updateMany({ where: { part, version }, data: { value } })
  return count
}

function withoutBlanks(value: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each != null && each !== ''))
}
