import { Copy, MessageCircle } from 'lucide-react'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { whatsappHref } from '../../ui/text/shop-phone'
import { useCopy } from '../ui/use-copy'
import { CallLink } from './call-link'
import { formatPhone, mayHaveWhatsapp } from './phone'
import { orderWords } from './words'

type CallActsProps = {
  number: string
  /** The next act is its result. */
  isCalled: boolean
  areKeysFree: boolean
  onCall: () => void
}

/** Calls the number, writes to it, copies it. */
export function CallActs({ number, isCalled, areKeysFree, onCall }: CallActsProps) {
  const text = useWords(orderWords)
  const copy = useCopy()
  return (
    <div className="acts">
      <CallLink number={number} isCalled={isCalled} areKeysFree={areKeysFree} onCall={onCall} />
      {mayHaveWhatsapp(number) && (
        <a
          className="button button-square button-outline"
          href={whatsappHref(number)}
          target="_blank"
          rel="noreferrer"
          aria-label={text.order.whatsapp}
        >
          <MessageCircle className="glyph" aria-hidden />
        </a>
      )}
      <Button square aria-label={text.order.copyNumber} onClick={() => copy(formatPhone(number))}>
        <Copy className="glyph" aria-hidden />
      </Button>
    </div>
  )
}
