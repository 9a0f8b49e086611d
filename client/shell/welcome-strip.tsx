import { Pause, Phone, Play } from 'lucide-react'
import { useState } from 'react'
import { sentences } from '../text/sentences'
import { callHours } from '../text/shop-facts'
import { shopPhone } from '../ui/shop-phone'
import './welcome-strip.css'

export function WelcomeStrip() {
  const [paused, setPaused] = useState(false)
  const phone = shopPhone()
  const Icon = paused ? Play : Pause
  return (
    <section className="welcome-strip on-dark" aria-label="ঘোষণা">
      <div className="wrap">
        <a className="welcome-strip-phone num" href={phone.href}>
          <Phone className="icon" aria-hidden />
          {phone.text} <span>{callHours}</span>
        </a>
        <div className={paused ? 'marquee marquee-paused' : 'marquee'}>
          <ul>
            <Promises />
            <Promises repeated />
          </ul>
        </div>
        <button
          type="button"
          className="welcome-strip-pause"
          aria-label={paused ? 'লেখা চালু করুন' : 'লেখা থামান'}
          onClick={() => setPaused(!paused)}
        >
          <Icon className="icon" aria-hidden />
        </button>
      </div>
    </section>
  )
}

/** Twice in a row, so that the strip runs without a gap; said once. */
function Promises({ repeated = false }: { repeated?: boolean }) {
  return sentences.welcome.map((promise) => (
    <li key={promise} aria-hidden={repeated || undefined}>
      {promise}
    </li>
  ))
}
