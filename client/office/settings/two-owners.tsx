import { useQuery } from '@tanstack/react-query'
import { read } from '../../api/read'
import { formatTime } from '../../text/times'
import { Picture } from '../../ui/picture'
import { useBothText } from '../text/both'
import { useLang, useText } from '../text/lang'
import { useSettingsText } from '../text/settings'
import { shownText } from '../text/shown-text'
import { BothSides } from '../ui/both-sides'
import { type FieldName, kinds } from './parts'
import {
  type Comparison,
  type Difference,
  type Entry,
  isSameForm,
  type Typed,
  typedOf,
} from './typed-values'
import type { SettingPart } from '#contract/office/settings-shapes'
import { getAudit } from '#contract/office/staff'
import type { AuditEntry } from '#contract/office/staff-shapes'

type TwoOwnersProps = {
  part: SettingPart
  /** As the other owner has saved it. */
  entry: Entry
  comparison: Comparison
  onDone: (merged: Typed) => void
  onLater: () => void
}

/** A part of the settings as two owners have changed it. */
export function TwoOwners({ part, entry, comparison, onDone, onLater }: TwoOwnersProps) {
  const words = useBothText()
  const { fields } = useSettingsText()
  const lang = useLang()
  const { data } = useQuery({ ...read(getAudit, { entity: 'setting' }), staleTime: 0 })
  const last = data?.entries.find(({ after }) => isOf(after, part, entry))
  const name = last?.staff ?? null
  const sidesOf = (all: readonly Difference[]) =>
    all.map(({ name: field, mine, theirs }) => ({
      key: field,
      name: fields[field],
      mine: <Value field={field} value={mine} />,
      theirs: <Value field={field} value={theirs} />,
    }))

  function finish(chosen: ReadonlySet<string>) {
    const taken = comparison.both.filter((each) => chosen.has(each.name))
    onDone({
      ...comparison.merged,
      ...Object.fromEntries(taken.map((each) => [each.name, each.theirs])),
    })
  }

  return (
    <BothSides
      title={words.title(name, words.settings, formatTime(last?.at ?? new Date(), lang))}
      theirName={words.theirs(name)}
      theirTitle={words.theirTitle(name ?? words.somebody)}
      both={sidesOf(comparison.both)}
      onlyTheirs={sidesOf(comparison.onlyTheirs)}
      onlyMine={sidesOf(comparison.onlyMine)}
      onDone={finish}
      onLater={onLater}
    />
  )
}

/** Rows of the audit don't name the part: the fields do. */
function isOf(row: AuditEntry['after'], part: SettingPart, entry: Entry): boolean {
  const value: object = Object(row?.value)
  return isSameForm(part, typedOf(part, { ...entry, value }), typedOf(part, entry))
}

/** A logo is shown, all else is said. */
function Value({ field, value }: { field: FieldName; value: string }) {
  const words = useBothText()
  const text = useText()
  const kind = kinds[field]
  if (kind === 'switch') return value === 'on' ? text.words.yes : text.words.no
  if (value === '') return words.empty
  if (kind === 'logo') return <Picture url={value} alt={''} sizes="44px" width={44} height={44} />
  return shownText(value, kind === 'html')
}
