import { useState } from 'react'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { Field } from '../../ui/form/field'
import { productWords } from '../text/product-words'
import type { Pair } from './pairs'
import './first-counts.css'

type FirstCountsProps = {
  pairs: readonly Pair[]
  counts: Readonly<Record<string, string>>
  onChange: (counts: Record<string, string>) => void
}

/** The first count of each pair; one alone is one field. */
export function FirstCounts({ pairs, counts, onChange }: FirstCountsProps) {
  const { choices } = useWords(productWords).product
  const [all, setAll] = useState('')
  const [only] = pairs
  /** The number stands at once in each field that has none of its own: no save can miss it. */
  function type(words: string) {
    setAll(words)
    const isOwn = ({ key }: Pair) => (counts[key] ?? '') !== '' && counts[key] !== all
    onChange(Object.fromEntries(pairs.flatMap((pair) => (isOwn(pair) ? [] : [[pair.key, words]]))))
  }
  const count = (key: string) => ({
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    value: counts[key] ?? '',
  })
  if (pairs.length === 1 && only) {
    return (
      <Field
        label={nameOf(only) ? choices.countOf(nameOf(only)) : choices.count}
        {...count(only.key)}
        onChange={({ target }) => onChange({ [only.key]: target.value })}
      />
    )
  }
  return (
    <fieldset className="stack">
      <legend className="field-label">{choices.counts}</legend>
      <div className="fill-all">
        <Field
          label={choices.fillAll}
          inputMode="numeric"
          autoComplete="off"
          value={all}
          onChange={({ target }) => type(target.value)}
        />
        <Button onClick={() => onChange(Object.fromEntries(pairs.map(({ key }) => [key, all])))}>
          {choices.fill}
        </Button>
      </div>
      <ul className="pairs">
        {pairs.map((pair) => (
          <li className="grid gap-8 break" key={pair.key}>
            <span>{nameOf(pair)}</span>
            <input
              className="input"
              aria-label={choices.countOf(nameOf(pair))}
              {...count(pair.key)}
              onChange={({ target }) => onChange({ [pair.key]: target.value })}
            />
          </li>
        ))}
      </ul>
      <p className="fine">{choices.countHint}</p>
    </fieldset>
  )
}

function nameOf({ color, size }: Pair): string {
  return [color?.name, size?.name].filter(Boolean).join(' · ')
}
