import { Phone } from 'lucide-react'
import { type MouseEvent, useRef, useState } from 'react'
import { useWords } from '../../text/lang'
import { serverNow } from '../../text/server-clock'
import { Button } from '../../ui/form/button'
import { useKeys } from '../../ui/input/keys'
import { telHref } from '../../ui/text/shop-phone'
import { frameWords } from '../text/frame-words'
import { ordersWords } from '../text/orders-words'
import { Dialog } from '../ui/dialog'
import { isHourOfCalls } from './times'
import { orderWords } from './words'

type CallLinkProps = {
  number: string
  isCalled: boolean
  areKeysFree: boolean
  onCall: () => void
}

/** Calls with the device's telephone; confirms once at unusual hours. */
export function CallLink({ number, isCalled, areKeysFree, onCall }: CallLinkProps) {
  const text = useWords(orderWords)
  const orders = useWords(ordersWords)
  const frame = useWords(frameWords)
  const link = useRef<HTMLAnchorElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  const wasWarned = useRef(false)
  useKeys(
    areKeysFree
      ? [{ keys: 'C', does: orders.orderKeys.call, act: () => link.current?.click() }]
      : [],
  )

  function press(event: MouseEvent) {
    if (wasWarned.current || isHourOfCalls(serverNow())) return onCall()
    event.preventDefault()
    setIsAsking(true)
  }
  function callAnyway() {
    wasWarned.current = true
    setIsAsking(false)
    onCall()
  }

  return (
    <>
      <a
        ref={link}
        className={`button button-${isCalled ? 'outline' : 'primary'} now settles`}
        href={telHref(number)}
        onClick={press}
      >
        <Phone className="glyph" aria-hidden />
        {text.order.call}
        <kbd className="only-d">{'C'}</kbd>
      </a>
      {isAsking && (
        <Dialog title={text.order.lateHour} onClose={() => setIsAsking(false)}>
          <div className="stack">
            <p>{text.order.lateHourWhy}</p>
            <div className="acts">
              <a className="button button-primary" href={telHref(number)} onClick={callAnyway}>
                {text.order.callAnyway}
              </a>
              <Button onClick={() => setIsAsking(false)}>{frame.words.cancel}</Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  )
}
