import { useWords } from '../../text/lang'
import { Notice } from '../../ui/layout/notice'
import { Screen } from '../shell/screen'
import { frameWords } from '../text/frame-words'
import { OfflineWhy } from '../ui/act-button'
import { MoreRows } from '../ui/more-rows'
import { Unread } from '../ui/read-failed'
import { CartRow } from './cart-row'
import { cartRows, useUndoAgain } from './use-record'
import { cartWords } from './words'
import './carts.css'

/** Carts that customers with a number left behind, the newest first. */
export function CartsPage() {
  const { places } = useWords(frameWords)
  const text = useWords(cartWords)
  const { pages, rows } = cartRows.useList({})
  useUndoAgain()
  return (
    <Screen title={places.carts} back="/more">
      <div className="stack left-carts num">
        <Unread read={pages} />
        {rows?.length === 0 && <Notice title={text.none} hint={text.noneHint} />}
        {rows && rows.length > 0 && (
          <>
            <p className="mute">{text.about}</p>
            <OfflineWhy />
            <ul className="grid gap-12">
              {rows.map((cart) => (
                <CartRow key={cart.id} cart={cart} />
              ))}
            </ul>
          </>
        )}
        <MoreRows pages={pages} />
      </div>
    </Screen>
  )
}
