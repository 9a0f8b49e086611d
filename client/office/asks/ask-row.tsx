import { Check, Mail, MessageCircle, Phone, RotateCcw } from 'lucide-react'
import type { OutputOf } from '#contract/endpoint'
import type { getAsks, ProductAsk } from '#contract/office/asks'
import { formatTaka } from '../../text/format'
import { useWords } from '../../text/lang'
import { telHref } from '../../ui/text/shop-phone'
import { mailHref, whatsappWith } from '../inbox/reach'
import { formatPhone, isWholeNumber, mayHaveWhatsapp } from '../orders/phone'
import { ActButton } from '../ui/act-button'
import { When } from '../ui/when'
import { askWords, readySubject, readyWords } from './words'

type AskRowProps = {
  ask: ProductAsk
  product: OutputOf<typeof getAsks>['product']
  busy: boolean
  onMark: (told: boolean) => void
}

/** One who asked: the links open the person's own programs, with the sentence; the mark is set by hand. */
export function AskRow({ ask, product, busy, onMark }: AskRowProps) {
  const text = useWords(askWords)
  const { name, number, email, lang, at, told_at, by } = ask
  const reach = number ? formatPhone(number) : email
  const who = [name, reach].filter(Boolean).join(' · ')
  const isTold = told_at !== null
  const Icon = isTold ? RotateCcw : Check
  const marks = isTold ? text.again : text.told
  return (
    <li>
      <p>
        <b className="break">{who || text.unreachable}</b>
        <small className="block mute">
          {isTold ? (
            <>
              {by && `${text.toldBy(by)} · `}
              <When at={told_at} />
            </>
          ) : (
            <>
              {`${text.since} · `}
              <When at={at} />
            </>
          )}
        </small>
      </p>
      <div className="acts">
        {!isTold && (
          <Links
            number={number}
            email={email}
            subject={readySubject[lang](product.title)}
            words={words()}
          />
        )}
        <ActButton busy={busy} onClick={() => onMark(!isTold)} aria-label={text.markOf(marks, who)}>
          <Icon className="glyph glyph-small" aria-hidden />
          {marks}
        </ActButton>
      </div>
    </li>
  )

  function words() {
    const { title, slug, price } = product
    const link = `${location.origin}/product/${encodeURIComponent(slug)}`
    return readyWords[lang]({ name, title, price: formatTaka(price), link })
  }
}

type LinksProps = Pick<ProductAsk, 'number' | 'email'> & { subject: string; words: string }

/** A masked number leads nowhere. */
function Links({ number, email, subject, words }: LinksProps) {
  const text = useWords(askWords)
  if (number && isWholeNumber(number)) {
    return (
      <>
        {mayHaveWhatsapp(number) && (
          <a
            className="button button-outline"
            href={whatsappWith(number, words)}
            target="_blank"
            rel="noreferrer"
          >
            <MessageCircle className="glyph glyph-small" aria-hidden />
            {text.whatsapp}
          </a>
        )}
        <a className="button button-outline" href={telHref(number)}>
          <Phone className="glyph glyph-small" aria-hidden />
          {text.call}
        </a>
      </>
    )
  }
  return (
    email && (
      <a className="button button-outline" href={mailHref(email, subject, words)}>
        <Mail className="glyph glyph-small" aria-hidden />
        {text.mail}
      </a>
    )
  )
}
