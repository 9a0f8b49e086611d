import { useRef, useState } from 'react'
import { mostChoices } from '#contract/office/rules'
import { useWords } from '../../../text/lang'
import { afterPress } from '../../../ui/input/after-press'
import { Panel } from '../../../ui/layout/panel'
import { productWords } from '../../text/product-words'
import type { Errors } from '../state/check'
import { type Named, newKey, sameName, withMoved } from '../state/fields'
import type { FormState } from '../state/use-form-state'
import { ChoiceChips } from './choice-chips'
import { NameDialog } from './name-dialog'
import { StockPart } from './stock-part'

type List = 'colors' | 'sizes'
const readySizes = [
  ['S', 'M', 'L', 'XL', 'XXL'],
  ['38', '39', '40', '41', '42', '43', '44'],
]

/** Colours and sizes of a product, and the way its pieces are counted. */
export function ChoicesPanel({ state, errors }: { state: FormState; errors: Errors }) {
  const { choices } = useWords(productWords).product
  const [refused, setRefused] = useState<Partial<Record<List, string>>>({})
  const [renamed, setRenamed] = useState<{ list: List; member: Named } | null>(null)
  const { fields, change } = state
  /** A press on ready sizes just after typing one: they stay where they are. */
  const [hadNone] = useState(fields.sizes.length === 0)

  /** Adds all valid names. False if some were not valid. */
  function add(list: List, names: readonly string[]): boolean {
    let members = fields[list]
    let sentence = ''
    for (const name of names) {
      if (members.some((member) => sameName(member.name, name))) sentence ||= choices.twice(name)
      else if (members.length >= mostChoices) sentence ||= choices.most(mostChoices)
      else members = [...members, { ref: comesBack(list, name) ?? newKey(), name }]
    }
    // A new product's choice goes with the order from its first colour or size on.
    const isFirst = !state.form.product && fields.colors.length + fields.sizes.length === 0
    change({
      [list]: members,
      ...(isFirst && members.length > 0 && { choice_goes_with_order: true }),
    })
    setRefused({ ...refused, [list]: sentence })
    return sentence === ''
  }

  /** A removed one gets its id and its count back when its name is added again. */
  function comesBack(list: List, name: string): number | undefined {
    const { base, product } = state.form
    const before = base?.[list].find((member) => sameName(member.name, name))?.ref
    if (typeof before === 'number') return before
    const gone =
      list === 'colors'
        ? product?.colors.find(({ color, removed }) => removed && sameName(color, name))
        : product?.sizes.find(({ size, removed }) => removed && sameName(size, name))
    return gone?.id
  }

  function rename(list: List, ref: Named['ref'], name: string): string | undefined {
    const others = fields[list].filter((member) => member.ref !== ref)
    if (others.some((member) => sameName(member.name, name))) return choices.twice(name)
    change({
      [list]: fields[list].map((member) => (member.ref === ref ? { ref, name } : member)),
    })
    return undefined
  }

  const move = (list: List, from: number, to: number) =>
    change((now) => ({ [list]: withMoved(now[list], from, to) }))

  const chips = (list: List, label: string, newLabel: string) => (
    <ChoiceChips
      label={label}
      members={fields[list]}
      isColor={list === 'colors'}
      error={refused[list] || errors[list]}
      onPick={(member) => setRenamed({ list, member })}
      onMove={(from, to) => move(list, from, to)}
      onRemove={({ ref }) =>
        change((now) => ({ [list]: now[list].filter((member) => member.ref !== ref) }))
      }
    >
      <AddNames label={newLabel} onAdd={(names) => add(list, names)} />
    </ChoiceChips>
  )
  const isOrdered = fields.colors.length > 1 || fields.sizes.length > 1
  const place = renamed
    ? fields[renamed.list].findIndex(({ ref }) => ref === renamed.member.ref)
    : -1
  return (
    <Panel title={choices.title}>
      <div className="panel-body stack">
        {chips('colors', choices.colors, choices.addColor)}
        {chips('sizes', choices.sizes, choices.addSize)}
        <div className="flex wraps fine quick-sizes">
          <span>{choices.several}</span>
          {isOrdered && <span>{choices.order}</span>}
          {(hadNone || fields.sizes.length === 0) && (
            <>
              <span>{choices.ready}</span>
              {readySizes.map((sizes) => (
                <button
                  type="button"
                  className="link control"
                  key={sizes.join()}
                  onClick={() => add('sizes', sizes)}
                >
                  {sizes.length > 5 ? `${sizes[0]}–${sizes.at(-1)}` : sizes.join(' ')}
                </button>
              ))}
            </>
          )}
        </div>
      </div>
      <StockPart state={state} errors={errors} />
      {renamed && (
        <NameDialog
          name={renamed.member.name}
          place={place}
          count={fields[renamed.list].length}
          onMove={(to) => move(renamed.list, place, to)}
          onName={(name) => rename(renamed.list, renamed.member.ref, name)}
          onClose={() => setRenamed(null)}
        />
      )}
    </Panel>
  )
}

/** Names separated by commas; Enter adds them. */
function AddNames({ label, onAdd }: { label: string; onAdd: (names: string[]) => boolean }) {
  const { choices } = useWords(productWords).product
  const [typed, setTyped] = useState('')
  const latest = useRef('')
  const adds = useRef<HTMLButtonElement>(null)

  function type(words: string) {
    latest.current = words
    setTyped(words)
  }
  function add() {
    const names = latest.current
      .split(/[,،\n]/)
      .flatMap((name) => name.trim().replace(/\s+/g, ' ') || [])
    if (names.length > 0 && onAdd(names)) type('')
  }

  return (
    <div className="add-names">
      <input
        className="input"
        aria-label={label}
        placeholder={label}
        maxLength={400}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => type(target.value)}
        onBlur={({ relatedTarget }) => relatedTarget === adds.current || afterPress(add)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          add()
        }}
      />
      {typed.trim() !== '' && (
        <button ref={adds} type="button" className="button button-soft" onClick={add}>
          {choices.add}
        </button>
      )}
    </div>
  )
}
