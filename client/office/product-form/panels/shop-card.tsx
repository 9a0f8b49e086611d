import { Eye } from 'lucide-react'
import { Suspense, useState } from 'react'
import { readWhole } from '#contract/office/numbers'
import { cutTitle, formatTaka } from '../../../text/format'
import { useWords } from '../../../text/lang'
import { Button } from '../../../ui/form/button'
import { Panel } from '../../../ui/layout/panel'
import { Picture } from '../../../ui/media/picture'
import { productWords } from '../../text/product-words'
import { late } from '../../ui/late'
import { writingWords } from '../../writing/words'
import { uploadIdOf } from '../state/fields'
import { useUploads } from '../state/uploads'
import type { FormState } from '../state/use-form-state'

const DraftPreview = late(async () => (await import('./draft-preview')).DraftPreview)

/** The product as a card of the shop. */
export function ShopCard({ state }: { state: FormState }) {
  const { shop, photos } = useWords(productWords).product
  const { title, price, old_price: oldPrice, discount, images } = state.fields
  const { preview: words } = useWords(writingWords)
  const [isWhole, setIsWhole] = useState(false)
  const uploads = useUploads()
  const [first] = images
  const preview = first && uploads.get(uploadIdOf(first.ref) ?? '')?.preview
  const [now, before, off] = [price, oldPrice, discount].map(readWhole)
  return (
    <Panel
      title={shop.title}
      actions={
        <Button className="quiet" onClick={() => setIsWhole(true)}>
          <Eye className="glyph glyph-small" aria-hidden />
          {words.open}
        </Button>
      }
    >
      <div className="panel-body">
        <div className="shop-card">
          {off && <span className="small bold badge num">{shop.off(off)}</span>}
          {preview ? (
            <img src={preview} alt={photos.first} width={240} height={208} />
          ) : (
            <Picture url={first?.image} alt={''} sizes="214px" />
          )}
          <div className="shop-card-body num">
            <p>{cutTitle(title) || shop.noName}</p>
            <p>
              {typeof before === 'number' && (
                <s className="mute" translate="no">
                  {formatTaka(before)}
                </s>
              )}{' '}
              {typeof now === 'number' && <b translate="no">{formatTaka(now)}</b>}
            </p>
            <div className="middle bold order" aria-hidden="true">
              {shop.order}
            </div>
          </div>
        </div>
      </div>
      {isWhole && (
        <Suspense>
          <DraftPreview state={state} onClose={() => setIsWhole(false)} />
        </Suspense>
      )}
    </Panel>
  )
}
