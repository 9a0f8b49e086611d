import { Pause, Phone, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLang, useText } from '../text/lang'
import { shell } from '../text/rooms/shell'
import { scriptOf } from '../text/script-of'
import { welcome } from '../text/sentences'
import { serverNow } from '../text/server-clock'
import { shopFacts, shopStrip } from '../text/shop-facts'
import { dayOf, formatDate } from '../text/times'
import { Said } from '../ui/text/said'
import { shopPhone } from '../ui/text/shop-phone'
import { LangSwitch } from './lang-switch'
import { stripOffer } from './strip-offer'
import './welcome-strip.css'

export function WelcomeStrip() {
  const [paused, setPaused] = useState(false)
  const phone = shopPhone()
  const text = useText({ shell })
  const lang = useLang()
  const closedUntil = useClosedUntil()
  const Offer = stripOffer.use()
  const Icon = paused ? Play : Pause
  return (
    <section className="welcome-strip on-dark" aria-label={text.shell.announcement}>
      {/* It stands still: on a phone the moving line shows a few letters at a time. */}
      {closedUntil && (
        <p className="wrap bold" lang={lang}>
          {text.shell.closedUntil(formatDate(`${closedUntil}T12:00+06:00`, lang))}
        </p>
      )}
      <div className="wrap">
        {phone && (
          <a className="welcome-strip-phone inline-flex gap-8 bold nowrap num" href={phone.href}>
            <Phone className="icon" aria-hidden />
            <span translate="no">{phone.text}</span>{' '}
            <span lang={scriptOf(text.shell.callHours)}>{text.shell.callHours}</span>
          </a>
        )}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without motion it is read by scrolling */}
        <div className={paused ? 'marquee marquee-paused' : 'marquee'} tabIndex={0}>
          <ul>
            <Sentences />
            <Sentences repeated />
          </ul>
        </div>
        {Offer && <Offer />}
        <button
          type="button"
          className="welcome-strip-pause middle rigid"
          aria-label={paused ? text.shell.play : text.shell.pause}
          onClick={() => setPaused(!paused)}
        >
          <Icon className="icon" aria-hidden />
        </button>
        <LangSwitch />
      </div>
    </section>
  )
}

/** Twice in a row, so that the strip runs without a gap; announced once. */
function Sentences({ repeated }: { repeated?: true }) {
  const own = shopStrip()
  const isHidden = { 'aria-hidden': repeated }
  return (
    <>
      {own.map((line) => (
        <li key={line} lang={scriptOf(line)} {...isHidden}>
          {line}
        </li>
      ))}
      {own.length === 0 &&
        welcome.map((promise) => (
          <li key={promise.bn} {...isHidden}>
            <Said text={promise} />
          </li>
        ))}
    </>
  )
}

/** The document may be of the day before. */
function useClosedUntil(): string | undefined {
  const day = shopFacts().closed_until
  const [isOver, setIsOver] = useState(false)
  useEffect(() => setIsOver(day !== undefined && day < dayOf(serverNow())), [day])
  return isOver ? undefined : day
}
