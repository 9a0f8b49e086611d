import type { OfficeProduct } from '#contract/office/product-row-shapes'
import { CopyButton } from '../../ui/copy-button'
import { ShareButton } from '../../ui/share-button'

/** The product's address in the shop, to be sent to customers. */
export function LinkOfProduct({ product }: { product: OfficeProduct }) {
  const link = `${location.origin}/product/${product.slug}`
  return (
    <>
      <p className="break" translate="no">
        {link}
      </p>
      <div className="acts">
        <ShareButton title={product.title} value={link} />
        <CopyButton value={link} />
      </div>
    </>
  )
}
