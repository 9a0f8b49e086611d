import { useState } from 'react'
import { formatTime } from '../../text/times'
import { Picture } from '../../ui/picture'
import { useLang } from '../text/lang'
import { useProductText } from '../text/product-text'
import { Button } from '../ui/button'
import { acrossFoot } from '../ui/foot'
import { Panel } from '../ui/panel'
import { type Difference, type Other, takeTheirs } from './compare'
import type { Fields } from './fields'
import { nameOf, shownOf } from './values'

type TwoEditorsProps = Other & { onDone: (merged: Fields) => void; onLater: () => void }

/** Field by field: what both changed is chosen, what only the others changed is taken in. */
export function TwoEditors({
  comparison,
  theirs,
  isDraft,
  name,
  at,
  onDone,
  onLater,
}: TwoEditorsProps) {
  const text = useProductText()
  const lang = useLang()
  const { both } = text.product
  const [chosen, setChosen] = useState<ReadonlyMap<string, 'mine' | 'theirs'>>(new Map())
  const left = comparison.both.filter(({ key }) => !chosen.has(key)).length
  const theirName = isDraft ? both.otherPhone : both.theirs(name)

  function finish() {
    const taken = comparison.both.filter(({ key }) => chosen.get(key) === 'theirs')
    onDone(taken.reduce((fields, each) => takeTheirs(fields, each, theirs), comparison.merged))
  }

  const value = (each: Difference, side: 'mine' | 'theirs') => (
    <Value each={each} value={each[side]} members={side === 'mine' ? comparison.merged : theirs} />
  )
  return (
    <div className="stack num two-editors">
      <div className="note" role="alert">
        <b className="b">
          {isDraft ? both.elsewhere(formatTime(at, lang)) : both.title(name, formatTime(at, lang))}
        </b>
        <p>{both.hint}</p>
      </div>
      <Panel title={both.bothTitle(comparison.both.length)}>
        <div className="in stack">
          {comparison.both.map((each) => (
            <fieldset className="fld" key={each.key}>
              <legend className="lb">{nameOf(each, text)}</legend>
              <div className="both">
                {(['mine', 'theirs'] as const).map((side) => (
                  <label key={side}>
                    <input
                      type="radio"
                      name={each.key}
                      checked={chosen.get(each.key) === side}
                      onChange={() => setChosen(new Map([...chosen, [each.key, side]]))}
                    />
                    <small>{side === 'mine' ? both.mine : theirName}</small>
                    <b className="b">{value(each, side)}</b>
                  </label>
                ))}
              </div>
            </fieldset>
          ))}
        </div>
      </Panel>
      {comparison.onlyTheirs.length > 0 && (
        <Panel title={isDraft ? both.phoneTitle : both.theirTitle(name ?? both.somebody)}>
          <Differences all={comparison.onlyTheirs} side="theirs" members={theirs} />
        </Panel>
      )}
      {comparison.onlyMine.length > 0 && (
        <Panel title={both.mineTitle}>
          <Differences all={comparison.onlyMine} side="mine" members={comparison.merged} />
        </Panel>
      )}
      <div className="savebar always" ref={acrossFoot}>
        <Button onClick={onLater}>{both.later}</Button>
        <Button kind="main" disabled={left > 0} onClick={finish}>
          {left > 0 ? both.chooseLeft(left) : both.goOn}
        </Button>
      </div>
    </div>
  )
}

type DifferencesProps = { all: readonly Difference[]; side: 'mine' | 'theirs'; members: Fields }

function Differences({ all, side, members }: DifferencesProps) {
  const text = useProductText()
  return (
    <dl className="dl in">
      {all.map((each) => (
        <div key={each.key}>
          <dt>{nameOf(each, text)}</dt>
          <dd>
            <Value each={each} value={each[side]} members={members} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

type ValueProps = { each: Difference; value: unknown; members: Fields }

/** A photo is shown, all else is said; one that went is crossed out. */
function Value({ each, value, members }: ValueProps) {
  const text = useProductText()
  const { both } = text.product
  const { image, alt } = Object(each.field === 'images' ? (value ?? each.base) : null)
  const names = (ref: unknown) => {
    const list = members[each.field]
    const place = Array.isArray(list) ? list.findIndex((member) => member.ref === ref) : -1
    const name = Array.isArray(list) ? list[place]?.name : undefined
    return String(name ?? text.product.photos.name(place + 1))
  }
  if (image) {
    return (
      <span className="of-photo">
        <Picture url={String(image)} alt={''} sizes="44px" width={44} height={44} />
        {alt || (value === undefined ? both.gone : each.base === undefined && both.added)}
      </span>
    )
  }
  if (value === undefined) return <s>{shownOf(each.field, each.base, text, names)}</s>
  return shownOf(each.field, value, text, names)
}
