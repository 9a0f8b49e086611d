import { Suspense, useState } from 'react'
import { useWords } from '../../../text/lang'
import { Panel } from '../../../ui/layout/panel'
import { productWords } from '../../text/product-words'
import { CategoryDialog, TagDialog } from '../late-parts'
import type { Errors } from '../state/check'
import type { FormState } from '../state/use-form-state'
import { Chips } from './chips'

/** The categories and tags of a product. */
export function CataloguePanel({ state, errors }: { state: FormState; errors: Errors }) {
  const { catalogue } = useWords(productWords).product
  const [open, setOpen] = useState<'categories' | 'tags' | null>(null)
  const { fields, change } = state
  const close = () => setOpen(null)
  return (
    <Panel title={catalogue.title}>
      <div className="panel-body stack">
        <Chips
          label={catalogue.categories}
          isNeeded
          members={fields.categories}
          error={errors.categories}
          shown={({ menu, name }) => `${menu} › ${name}`}
          onRemove={({ ref }) =>
            change((now) => ({ categories: now.categories.filter((each) => each.ref !== ref) }))
          }
          add={{ label: catalogue.addCategory, onAdd: () => setOpen('categories') }}
        />
        <Chips
          label={catalogue.tags}
          members={fields.tags}
          error={errors.tags}
          onRemove={({ ref }) =>
            change((now) => ({ tags: now.tags.filter((each) => each.ref !== ref) }))
          }
          add={{ label: catalogue.addTag, onAdd: () => setOpen('tags') }}
        />
      </div>
      <Suspense>
        {open === 'categories' && <CategoryDialog state={state} onClose={close} />}
        {open === 'tags' && <TagDialog state={state} onClose={close} />}
      </Suspense>
    </Panel>
  )
}
