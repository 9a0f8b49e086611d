import { useId, useState } from 'react'
import { useWords } from '../../text/lang'
import { Field } from '../../ui/form/field'
import { AddOrRemove } from './add-or-remove'
import type { BulkFields } from './bulk-fields'
import { useCatalogue } from './queries'
import { productsWords } from './words'

/** Adds a tag to many products, or removes it: one of the shop's, or a new name. */
export function useTagFields(): BulkFields {
  const text = useWords(productsWords)
  const tags = useCatalogue()?.tags ?? []
  const listId = useId()
  const [isRemoving, setIsRemoving] = useState(false)
  const [typed, setTyped] = useState('')
  const name = typed.trim()
  const known = tags.find(({ tag }) => tag.toLowerCase() === name.toLowerCase())
  const isUnknown = isRemoving && name !== '' && !known
  return {
    act: name ? { act: isRemoving ? 'untag' : 'tag', tag: known?.id ?? name } : undefined,
    wrong: isUnknown ? text.bulk.noSuchTag : undefined,
    fields: (
      <>
        <AddOrRemove isRemoving={isRemoving} onChange={setIsRemoving} />
        <Field
          label={text.tag}
          hint={name && !known && !isRemoving ? text.bulk.newTag(name) : undefined}
          list={listId}
          maxLength={60}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <datalist id={listId}>
          {tags.map(({ id, tag }) => (
            <option key={id} value={tag} />
          ))}
        </datalist>
      </>
    ),
  }
}
