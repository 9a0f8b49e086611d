import type { SettingPart } from '#contract/office/settings'
import { useLang, useWords } from '../../text/lang'
import type { Said } from '../../text/pairs'
import { serverNow } from '../../text/server-clock'
import { formatTime } from '../../text/times'
import type { Comparison } from '../../ui/form/compare-typed'
import { Picture } from '../../ui/media/picture'
import { frameWords } from '../text/frame-words'
import { shownText } from '../text/shown-text'
import { BothSides } from '../ui/both-sides'
import { bothWords } from '../ui/both-words'
import { outboxWords } from '../ui/outbox-words'
import { type FieldName, isOwn, kindOf } from './parts'
import type { Entry, Typed } from './typed-values'
import { useLastChange } from './use-last-change'
import { settingsWords } from './words'

type TwoOwnersProps = {
  part: SettingPart
  /** The entry that the other owner saved. */
  entry: Entry
  comparison: Comparison<FieldName, Typed>
  onDone: (merged: Typed) => void
  onLater: () => void
}

/** The conflicts of two owners in a part of the settings. */
export function TwoOwners({ part, entry, comparison, onDone, onLater }: TwoOwnersProps) {
  const words = useWords(bothWords)
  const { fields } = useWords(settingsWords)
  const outbox = useWords(outboxWords)
  const lang = useLang()
  const last = useLastChange(part, entry)
  const name = last?.staff ?? null
  return (
    <BothSides
      title={words.title(name, words.settings, formatTime(last?.at ?? serverNow(), lang))}
      theirName={words.theirs(name)}
      theirTitle={words.theirTitle(name ?? words.somebody)}
      comparison={comparison}
      nameOf={(field) => (isOwn(field) ? fields[field] : labelOfText(field, outbox))}
      show={(field, value) => <Value field={field} value={value} />}
      onDone={onDone}
      onLater={onLater}
    />
  )
}

/** `On its way: SMS`, or `On its way: Text of the SMS (English)`. */
function labelOfText(field: string, words: Said<typeof outboxWords>): string {
  const [kind = '', ...rest] = field.split('_')
  const names: Record<string, string> = { ...words.kinds, ...words.channels, ...words.texts }
  const [first = '', what] = rest
  const langs: Record<string, string> = words.langs
  const label = what ? words.byLang(names[what] ?? '', langs[first] ?? '') : names[first]
  return `${names[kind]}: ${label}`
}

/** A logo is shown, other values are named. */
function Value({ field, value = '' }: { field: FieldName; value?: string }) {
  const words = useWords(bothWords)
  const text = useWords(frameWords)
  const kind = kindOf(field)
  if (kind === 'switch') return value === 'on' ? text.words.yes : text.words.no
  if (value === '') return words.empty
  if (kind === 'logo') return <Picture url={value} alt={''} sizes="44px" width={44} height={44} />
  return shownText(value, kind === 'html')
}
