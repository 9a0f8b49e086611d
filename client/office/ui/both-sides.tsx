import { type ReactNode, useState } from 'react'
import { useBothText } from '../text/both'
import { Button } from './button'
import { acrossFoot } from './foot'
import { Panel } from './panel'
import './both-sides.css'
import './save-bar.css'

type Side = 'mine' | 'theirs'
export type TwoValues = { key: string; name: string; mine: ReactNode; theirs: ReactNode }

type BothSidesProps = {
  /** The person, the time and the fields of the other version. */
  title: string
  theirName: string
  theirTitle: string
  both: readonly TwoValues[]
  onlyTheirs: readonly TwoValues[]
  onlyMine: readonly TwoValues[]
  /** Keys of the fields that take the other version. */
  onDone: (theirs: ReadonlySet<string>) => void
  onLater: () => void
}

/** Field by field: conflicts are chosen, other changes are merged. */
export function BothSides(props: BothSidesProps) {
  const { title, theirName, theirTitle, both, onlyTheirs, onlyMine, onDone, onLater } = props
  const words = useBothText()
  const [chosen, setChosen] = useState<ReadonlyMap<string, Side>>(new Map())
  const left = both.filter(({ key }) => !chosen.has(key)).length

  function finish() {
    onDone(new Set([...chosen].filter(([, side]) => side === 'theirs').map(([key]) => key)))
  }

  return (
    <div className="stack num two-editors">
      <div className="note" role="alert">
        <b className="b">{title}</b>
        <p>{words.hint}</p>
      </div>
      {both.length > 0 && (
        <Panel title={words.bothTitle(both.length)}>
          <div className="in stack">
            {both.map(({ key, name, ...values }) => (
              <fieldset className="fld" key={key}>
                <legend className="lb">{name}</legend>
                <div className="grid gap-8 both">
                  {(['mine', 'theirs'] as const).map((side) => (
                    <label className="block break" key={side}>
                      <input
                        type="radio"
                        name={key}
                        checked={chosen.get(key) === side}
                        onChange={() => setChosen(new Map([...chosen, [key, side]]))}
                      />
                      <small className="sub">{side === 'mine' ? words.mine : theirName}</small>
                      <b className="block">{values[side]}</b>
                    </label>
                  ))}
                </div>
              </fieldset>
            ))}
          </div>
        </Panel>
      )}
      {onlyTheirs.length > 0 && (
        <Panel title={theirTitle}>
          <Differences all={onlyTheirs} side="theirs" />
        </Panel>
      )}
      {onlyMine.length > 0 && (
        <Panel title={words.mineTitle}>
          <Differences all={onlyMine} side="mine" />
        </Panel>
      )}
      <div className="act-bar savebar always" ref={acrossFoot}>
        <Button onClick={onLater}>{words.later}</Button>
        <Button kind="main" disabled={left > 0} onClick={finish}>
          {left > 0 ? words.chooseLeft(left) : words.goOn}
        </Button>
      </div>
    </div>
  )
}

function Differences({ all, side }: { all: readonly TwoValues[]; side: Side }) {
  return (
    <dl className="dl in">
      {all.map(({ key, name, ...values }) => (
        <div key={key}>
          <dt className="mute">{name}</dt>
          <dd className="b">{values[side]}</dd>
        </div>
      ))}
    </dl>
  )
}
