import { Pause, Phone, Play } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useLang, useWords } from '../text/lang'
import { scriptOf } from '../text/script-of'
import { welcome } from '../text/sentences'
import { serverNow } from '../text/server-clock'
import { shellWords } from '../text/shell-words'
import { shopFacts, shopStrip } from '../text/shop-facts'
import { dayOf, formatDate, type Lang } from '../text/times'
import { useCarousel } from '../ui/media/use-carousel'
import { stopped } from '../ui/state/motion'
import { Said } from '../ui/text/said'
import { shopPhone } from '../ui/text/shop-phone'
import { LangSwitch } from './lang-switch'
import { stripOffer } from './strip-offer'
import './welcome-strip.css'

const delayMs = 5000

export function WelcomeStrip() {
  const isStopped = stopped.use()
  const phone = shopPhone()
  const text = useWords(shellWords)
  const lang = useLang()
  const closedUntil = useClosedUntil()
  const Offer = stripOffer.use()
  const Icon = isStopped ? Play : Pause
  return (
    <section className="welcome-strip on-dark" aria-label={text.announcement}>
      {/* It stands still: the sentences beside it come and go. */}
      {closedUntil && (
        <p className="wrap bold" lang={lang}>
          {text.closedUntil(formatDate(`${closedUntil}T12:00+06:00`, lang))}
        </p>
      )}
      <div className="wrap">
        {phone && (
          <a className="welcome-strip-phone inline-flex num" href={phone.href}>
            <Phone className="icon" aria-hidden />
            <span translate="no">{phone.text}</span>{' '}
            <span lang={scriptOf(text.callHours())}>{text.callHours()}</span>
          </a>
        )}
        <Sentences />
        {Offer && <Offer />}
        <button
          type="button"
          className="welcome-strip-pause middle rigid"
          aria-label={isStopped ? text.play : text.pause}
          onClick={() => stopped.change(!isStopped)}
        >
          <Icon className="icon" aria-hidden />
        </button>
        <LangSwitch />
      </div>
    </section>
  )
}

/** One whole sentence at a time; the next one comes by itself, by a finger or by an arrow key. */
function Sentences() {
  const own = shopStrip()
  const sentences: { key: string; lang?: Lang | undefined; said: ReactNode }[] =
    own.length > 0
      ? own.map((line) => ({ key: line, lang: scriptOf(line), said: line }))
      : welcome.map((promise) => ({ key: promise.bn, said: <Said text={promise} /> }))
  const { track, hold } = useCarousel({ count: sentences.length, delayMs })
  return (
    <div className="strip-sentences grow" {...hold}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without motion it is read by scrolling */}
      <ul className="swipe" ref={track} tabIndex={0}>
        {sentences.map(({ key, lang, said }) => (
          <li key={key} lang={lang}>
            {said}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The document may be of the day before. */
function useClosedUntil(): string | undefined {
  const day = shopFacts().closed_until
  const [isOver, setIsOver] = useState(false)
  useEffect(() => setIsOver(day !== undefined && day < dayOf(serverNow())), [day])
  return isOver ? undefined : day
}
