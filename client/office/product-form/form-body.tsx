import { Suspense } from 'react'
import { useIsWide } from '../../ui/state/use-wide'
import { CataloguePanel } from './catalogue-panel'
import { ChoicesPanel, DraftsPanel, HistoryPanel, RestPanel, ShopCard } from './late-parts'
import { NamesPanel } from './names-panel'
import { PhotosPanel } from './photos-panel'
import { StatePanel } from './state-panel'
import { TextPanel } from './text-panel'
import type { FormState } from './use-form-state'
import type { Publish } from './use-publish'

type FormBodyProps = { state: FormState; publish: Publish; onAnother: () => void }

/** One column on a phone, two if there is room. */
export function FormBody({ state, publish, onAnother }: FormBodyProps) {
  const isWide = useIsWide()
  const { errors } = publish
  const { product, draft } = state.form
  const removed = draft ? (draft.removed ?? []) : publish.removed
  const catalogue = <CataloguePanel state={state} errors={errors} />
  const rest = (
    <Suspense>
      <RestPanel state={state} errors={errors} removed={removed} />
    </Suspense>
  )
  const past = product ? (
    <Suspense>
      <HistoryPanel id={product.id} state={state} />
    </Suspense>
  ) : (
    <Suspense>
      <DraftsPanel state={state} onAnother={onAnother} />
    </Suspense>
  )
  return (
    <div className="with-aside pform">
      <div className="stack">
        <PhotosPanel state={state} error={errors.images} />
        <NamesPanel state={state} errors={errors} />
        {!isWide && catalogue}
        <Suspense>
          <ChoicesPanel state={state} errors={errors} />
        </Suspense>
        <TextPanel state={state} errors={errors} removed={removed} />
        {!isWide && rest}
        {!isWide && <StatePanel state={state} />}
        {!isWide && past}
      </div>
      {isWide && (
        <div className="stack">
          <StatePanel state={state} />
          <Suspense>
            <ShopCard state={state} />
          </Suspense>
          {catalogue}
          {rest}
          {past}
        </div>
      )}
    </div>
  )
}
