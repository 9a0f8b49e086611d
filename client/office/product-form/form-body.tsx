import { Suspense } from 'react'
import { useIsWide } from '../../ui/state/use-wide'
import {
  AskPanel,
  ChoicesPanel,
  DraftsPanel,
  HistoryPanel,
  RestPanel,
  ShopCard,
} from './late-parts'
import { CataloguePanel } from './panels/catalogue-panel'
import { NamesPanel } from './panels/names-panel'
import { StatePanel } from './panels/state-panel'
import { TextPanel } from './panels/text-panel'
import { PhotosPanel } from './photos/photos-panel'
import type { FormState } from './state/use-form-state'
import type { Publish } from './state/use-publish'

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
  const asks = product && (
    <Suspense>
      <AskPanel productId={product.id} />
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
        {!isWide && asks}
        {!isWide && past}
      </div>
      {isWide && (
        <div className="stack">
          <StatePanel state={state} />
          {asks}
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
