import { useState } from 'react'
import type { Promo } from '#contract/office/promos'
import { serverNow } from '../../text/server-clock'
import { formatTime } from '../../text/times'
import type { Comparison } from '../../ui/form/compare-typed'
import { useBothText } from '../text/both'
import { useLang, useText } from '../text/lang'
import { usePromoText } from '../text/promos'
import { BothSides } from '../ui/both-sides'
import { formatDayOf } from './promo-words'
import { comparePromo, type FieldName, type Typed } from './typed'

type TwoPromosProps = {
  /** The promo as it stood when this form was typed, and as a colleague has left it. */
  base: Promo | undefined
  theirs: Promo
  values: Typed
  onDone: (merged: Typed) => void
  onLater: () => void
}

/** The switch is not typed in this form. */
type Shown = FieldName | 'active'

/** A promo as two people have changed it. */
export function TwoPromos({ base, theirs, values, onDone, onLater }: TwoPromosProps) {
  const both = useBothText()
  const { words } = useText()
  const { fields, active } = usePromoText()
  const lang = useLang()
  const [time] = useState(() => formatTime(serverNow(), lang))
  const found = comparePromo(base, theirs, values)

  function say(name: Shown, value: string): string {
    if (value === '') return both.empty
    return name === 'from' || name === 'until' ? formatDayOf(value, lang) : value
  }
  const isOn = theirs.active ? words.yes : words.no
  const switched = { name: 'active' as const, mine: '', theirs: isOn }
  const comparison: Comparison<Shown, Typed> = {
    ...found,
    onlyTheirs: [...found.onlyTheirs, ...(base?.active === theirs.active ? [] : [switched])],
  }

  return (
    <BothSides
      title={both.title(null, both.promo, time)}
      theirName={both.theirs(null)}
      theirTitle={both.theirTitle(both.somebody)}
      comparison={comparison}
      nameOf={(name) => (name === 'active' ? active : fields[name])}
      show={say}
      onDone={onDone}
      onLater={onLater}
    />
  )
}
