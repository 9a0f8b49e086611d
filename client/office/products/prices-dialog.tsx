import { type FormEvent, useState } from 'react'
import { discountOf } from '#contract/office/prices'
import type { ProductRow } from '#contract/office/product-row-shapes'
import { useWords } from '../../text/lang'
import { Field } from '../../ui/form/field'
import { useSaveKey } from '../../ui/input/keys'
import { frameWords } from '../text/frame-words'
import { Dialog } from '../ui/dialog'
import { FormActs } from '../ui/form-acts'
import { useSetProduct } from './set-product'
import { useReadPrice } from './use-price'
import { productsWords } from './words'

/** Both prices of a product. They show at once; a refusal stands below the row. */
export function PricesDialog({ row, onClose }: { row: ProductRow; onClose: () => void }) {
  const { words } = useWords(frameWords)
  const text = useWords(productsWords)
  const setProduct = useSetProduct()
  const readPrice = useReadPrice()
  const saving = useSaveKey(words.save)
  const [price, setPrice] = useState(String(row.price))
  const [oldPrice, setOldPrice] = useState(String(row.old_price ?? ''))
  const [wrong, setWrong] = useState<{ price?: string; oldPrice?: string }>({})
  const [isConfirmingFree, setIsConfirmingFree] = useState(false)
  const now = readPrice(price, 'price', { price: 0, old_price: null })
  const old = readPrice(oldPrice, 'old_price', { price: now.value ?? 0, old_price: null })
  const off = discountOf(now.value ?? 0, old.value ?? null)

  function save(event: FormEvent) {
    event.preventDefault()
    if (now.wrong || old.wrong) return setWrong({ price: now.wrong, oldPrice: old.wrong })
    if (now.value === 0 && row.price !== 0 && !isConfirmingFree) {
      setIsConfirmingFree(true)
      return setWrong({ price: text.freePress })
    }
    onClose()
    const change = {
      ...(now.value !== row.price && { price: now.value ?? 0 }),
      ...(old.value !== row.old_price && { old_price: old.value }),
    }
    if (Object.keys(change).length > 0) void setProduct(row, change)
  }

  return (
    <Dialog title={row.title} onClose={onClose}>
      <form {...saving} className="stack" onSubmit={save} noValidate>
        <div className="two">
          <Field
            label={text.price}
            inputMode="numeric"
            autoComplete="off"
            value={price}
            error={wrong.price}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => {
              setIsConfirmingFree(false)
              setPrice(target.value)
            }}
          />
          <Field
            label={text.oldPrice}
            hint={text.oldPriceHint}
            inputMode="numeric"
            autoComplete="off"
            value={oldPrice}
            error={wrong.oldPrice}
            onChange={({ target }) => setOldPrice(target.value)}
          />
        </div>
        <p className="fine" role="status">
          {off !== null && text.discountNow(off)}
        </p>
        <FormActs onClose={onClose} />
      </form>
    </Dialog>
  )
}
