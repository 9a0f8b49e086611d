import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useWords } from '../../../text/lang'
import { Swatch } from '../../../ui/media/swatch'
import { productWords } from '../../text/product-words'
import { DragOrder } from '../../ui/drag-order'
import { ChipCross } from '../panels/chip-cross'
import type { Named } from '../state/fields'

type ChoiceChipsProps = {
  label: string
  members: readonly Named[]
  isColor: boolean
  error: string | undefined
  onPick: (member: Named) => void
  onMove: (from: number, to: number) => void
  onRemove: (member: Named) => void
  children: ReactNode
}

/** Colours or sizes in the shop's order; moved by drag or arrows. */
export function ChoiceChips(props: ChoiceChipsProps) {
  const { label, members, isColor, error, onPick, onMove, onRemove, children } = props
  const { choices } = useWords(productWords).product
  const list = useRef<HTMLUListElement>(null)
  const [said, setSaid] = useState('')

  const moveByKey = (place: number) => (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key]
    const member = members[place]
    if (!by || !member) return
    event.preventDefault()
    if (!members[place + by]) return
    onMove(place, place + by)
    setSaid(choices.moved(member.name, place + by + 1))
  }

  return (
    <fieldset className="field grid chipset" data-wrong={error ? '' : undefined}>
      <legend className="field-label">{label}</legend>
      <ul className="flow gap-8 chips" ref={list}>
        {members.map((member, place) => (
          <li className="chip choice" key={member.ref} data-drag={member.ref}>
            {members.length > 1 && <span className="grip" data-grip aria-hidden />}
            <button
              type="button"
              className="chip-name"
              title={choices.rename(member.name)}
              aria-keyshortcuts="ArrowLeft ArrowRight"
              onClick={() => onPick(member)}
              onKeyDown={moveByKey(place)}
            >
              {isColor && <Swatch color={member.name} />}
              {member.name}
            </button>
            <ChipCross name={member.name} onRemove={() => onRemove(member)} />
          </li>
        ))}
      </ul>
      <DragOrder
        list={list}
        ids={members.map(({ ref }) => ref)}
        nameOf={(place) => members[place]?.name ?? ''}
        onMove={onMove}
      />
      {children}
      {error && (
        <p className="wrong" role="alert">
          {error}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </fieldset>
  )
}
