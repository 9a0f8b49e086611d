import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { getCatalogue } from '#contract/office/catalogue'
import { mostTags } from '#contract/office/rules'
import { read } from '../../../api/read'
import { useWords } from '../../../text/lang'
import { Button } from '../../../ui/form/button'
import { Field } from '../../../ui/form/field'
import { useIsTouch } from '../../../ui/state/use-wide'
import { sentenceOf } from '../../api/send'
import { productWords } from '../../text/product-words'
import { Dialog } from '../../ui/dialog'
import { type Named, sameName } from '../state/fields'
import type { FormState } from '../state/use-form-state'

const shown = 12

/** Tags by the typed letters; an unknown name makes a tag. Without the list, only names can be typed. */
export function TagDialog({ state, onClose }: { state: FormState; onClose: () => void }) {
  const { catalogue } = useWords(productWords).product
  const { data, error } = useQuery(read(getCatalogue, {}))
  const [typed, setTyped] = useState('')
  const isTouch = useIsTouch()
  const { fields, change } = state
  const sought = typed.normalize('NFKC').trim().toLowerCase()
  const known: readonly Named[] = (data?.shelves.tags ?? []).map(({ id, tag }) => ({
    ref: id,
    name: tag,
  }))
  const found = known
    .filter(({ ref }) => !fields.tags.some((tag) => tag.ref === ref))
    .filter(({ name }) => name.normalize('NFKC').toLowerCase().includes(sought))
  const isFull = fields.tags.length >= mostTags
  const isThere = [...known, ...fields.tags].some(({ name }) => sameName(name, typed))
  const isNew = sought !== '' && !isThere

  function add(tag: Named) {
    if (!isFull) change(({ tags }) => ({ tags: [...tags, tag] }))
    setTyped('')
  }

  function addTyped(event: FormEvent) {
    event.preventDefault()
    if (sought === '') return onClose()
    take()
  }

  function take() {
    const name = typed.trim()
    const same = found.find((tag) => sameName(tag.name, name))
    if (same) add(same)
    else if (isNew) add({ ref: name, name })
    else setTyped('')
  }

  function finish() {
    if (sought !== '') take()
    // The sentence about too many stays.
    if (sought === '' || !isFull) onClose()
  }

  return (
    <Dialog
      title={catalogue.chooseTag}
      // A keyboard would cover the tags.
      firstFocus={isTouch ? '.chips button' : undefined}
      onClose={onClose}
    >
      <form className="stack" onSubmit={addTyped}>
        <Field
          label={catalogue.newTag}
          autoComplete="off"
          maxLength={60}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div role="status">
          {error && <p className="wrong">{sentenceOf(error)}</p>}
          {isFull && <p className="wrong">{catalogue.mostTags(mostTags)}</p>}
        </div>
        {!isFull && (
          <ul className="flow gap-8 chips">
            {isNew && (
              <li>
                <button type="submit" className="chip add">
                  <Plus className="glyph glyph-small" aria-hidden />
                  {catalogue.makeTag(typed.trim())}
                </button>
              </li>
            )}
            {found.slice(0, shown).map((tag) => (
              <li key={tag.ref}>
                <button type="button" className="chip pick" onClick={() => add(tag)}>
                  {tag.name}
                </button>
              </li>
            ))}
          </ul>
        )}
        <ul className="flow gap-8 chips">
          {fields.tags.map(({ ref, name }) => (
            <li className="tag good" key={ref}>
              {name}
            </li>
          ))}
        </ul>
        <div className="dialog-foot">
          <Button kind="primary" onClick={finish}>
            {catalogue.done}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
