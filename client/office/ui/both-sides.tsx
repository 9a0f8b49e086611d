import { type ReactNode, useState } from 'react'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import type { Comparison, Difference } from '../../ui/form/compare-typed'
import { acrossFoot } from '../../ui/layout/foot'
import { Panel } from '../../ui/layout/panel'
import { bothWords } from './both-words'

import './both-sides.css'
import '../../ui/layout/save-bar.css'

type Side = 'mine' | 'theirs'

type BothSidesProps<N, T, V> = {
  /** The person, the time and the fields of the other version. */
  title: string
  theirName: string
  theirTitle: string
  comparison: Comparison<N, T, V>
  nameOf: (field: N) => string
  show: (field: N, value: V) => ReactNode
  /** The merged form with the chosen values. */
  onDone: (chosen: T) => void
  onLater: () => void
}

/** Field by field: conflicts are chosen, other changes are taken as they are. */
export function BothSides<N extends string, T extends object, V>(props: BothSidesProps<N, T, V>) {
  const { title, theirName, theirTitle, comparison, nameOf, show, onDone, onLater } = props
  const { both, onlyTheirs, onlyMine } = comparison
  const words = useWords(bothWords)
  const [chosen, setChosen] = useState<ReadonlyMap<N, Side>>(new Map())
  const left = both.filter(({ name }) => !chosen.has(name)).length

  function finish() {
    const taken = both.filter(({ name }) => chosen.get(name) === 'theirs')
    const values = taken.map(({ name, theirs }) => [name, theirs])
    onDone({ ...comparison.merged, ...Object.fromEntries(values) })
  }

  const differences = (all: readonly Difference<N, V>[], side: Side) => (
    <dl className="fact-list panel-body">
      {all.map(({ name, ...values }) => (
        <div key={name}>
          <dt className="mute">{nameOf(name)}</dt>
          <dd className="bold">{show(name, values[side])}</dd>
        </div>
      ))}
    </dl>
  )

  return (
    <div className="stack num two-editors">
      <div className="note" role="alert">
        <b className="bold">{title}</b>
        <p>{words.hint}</p>
      </div>
      {both.length > 0 && (
        <Panel title={words.bothTitle(both.length)}>
          <div className="panel-body stack">
            {both.map(({ name, ...values }) => (
              <fieldset className="field grid" key={name}>
                <legend className="field-label">{nameOf(name)}</legend>
                <div className="grid gap-8 both">
                  {(['mine', 'theirs'] as const).map((side) => (
                    <label className="block break" key={side}>
                      <input
                        type="radio"
                        name={name}
                        checked={chosen.get(name) === side}
                        onChange={() => setChosen(new Map([...chosen, [name, side]]))}
                      />
                      <small className="subline">{side === 'mine' ? words.mine : theirName}</small>
                      <b className="block">{show(name, values[side])}</b>
                    </label>
                  ))}
                </div>
              </fieldset>
            ))}
          </div>
        </Panel>
      )}
      {onlyTheirs.length > 0 && (
        <Panel title={theirTitle}>{differences(onlyTheirs, 'theirs')}</Panel>
      )}
      {onlyMine.length > 0 && (
        <Panel title={words.mineTitle}>{differences(onlyMine, 'mine')}</Panel>
      )}
      <div className="act-bar savebar always" ref={acrossFoot}>
        <Button onClick={onLater}>{words.later}</Button>
        <Button kind="primary" isOff={left > 0} onClick={finish}>
          {left > 0 ? words.chooseLeft(left) : words.goOn}
        </Button>
      </div>
    </div>
  )
}
