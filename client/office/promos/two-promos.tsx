import { useState } from 'react'
import { serverNow } from '../../text/server-clock'
import { formatTime } from '../../text/times'
import { useBothText } from '../text/both'
import { useLang, useText } from '../text/lang'
import { usePromoText } from '../text/promos'
import { BothSides } from '../ui/both-sides'
import type { Difference } from '../ui/compare-typed'
import { formatDayOf } from './promo-words'
import { comparePromo, type FieldName, type Typed } from './typed'
import type { Promo } from '#contract/office/promos'

type TwoPromosProps = {
  /** The promo as it stood when this form was typed, and as a colleague has left it. */
  base: Promo | undefined
  theirs: Promo
  values: Typed
  onDone: (merged: Typed) => void
  onLater: () => void
}

/** A promo as two people have changed it. */
export function TwoPromos({ base, theirs, values, onDone, onLater }: TwoPromosProps) {
  const both = useBothText()
  const { words } = useText()
  const { fields, active } = usePromoText()
  const lang = useLang()
  const [time] = useState(() => formatTime(serverNow(), lang))
  const { merged, ...found } = comparePromo(base, theirs, values)

  function say(name: FieldName, value: string): string {
    if (value === '') return both.empty
    return name === 'from' || name === 'until' ? formatDayOf(value, lang) : value
  }
  const sidesOf = (all: readonly Difference<FieldName>[]) =>
    all.map(({ name, ...each }) => ({
      ...{ key: name, name: fields[name] },
      ...{ mine: say(name, each.mine), theirs: say(name, each.theirs) },
    }))
  const isOn = theirs.active ? words.yes : words.no
  const switched = { key: 'active', name: active, mine: '', theirs: isOn }

  return (
    <BothSides
      title={both.title(null, both.promo, time)}
      theirName={both.theirs(null)}
      theirTitle={both.theirTitle(both.somebody)}
      both={sidesOf(found.both)}
      onlyTheirs={[
        ...sidesOf(found.onlyTheirs),
        ...(base?.active === theirs.active ? [] : [switched]),
      ]}
      onlyMine={sidesOf(found.onlyMine)}
      onDone={(chosen) => {
        const taken = found.both.filter(({ name }) => chosen.has(name))
        onDone({ ...merged, ...Object.fromEntries(taken.map((each) => [each.name, each.theirs])) })
      }}
      onLater={onLater}
    />
  )
}
