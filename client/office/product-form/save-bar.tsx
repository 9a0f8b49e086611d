import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { acrossFoot } from '../../ui/layout/foot'
import { ordersWords } from '../text/orders-words'
import { productWords } from '../text/product-words'

type SaveBarProps = {
  wrong: number
  isNew: boolean
  busy: boolean
  isOnline: boolean
  onWrong: () => void
  onKeep: () => void
  onPublish: () => void
}

/** On a phone: below the form, always visible. */
export function SaveBar(props: SaveBarProps) {
  const { wrong, isNew, busy, isOnline, onWrong, onKeep, onPublish } = props
  const text = useWords(productWords)
  const ordersText = useWords(ordersWords)
  return (
    <div className="act-bar savebar num" ref={acrossFoot}>
      {wrong > 0 ? (
        <Button kind="danger-outline" onClick={onWrong}>
          {text.product.wrongFields(wrong)}
        </Button>
      ) : (
        <Button onClick={onKeep}>{text.product.keepDraft}</Button>
      )}
      <Button
        kind="primary"
        busy={busy}
        isOff={!isOnline}
        title={isOnline ? undefined : ordersText.orders.offline}
        onClick={onPublish}
      >
        {isNew ? text.product.publish : text.product.saveChanges}
      </Button>
    </div>
  )
}
