import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OwnPage } from '#contract/shop-facts'
import { paths } from '../paths'
import { useChoice, useWords } from '../text/lang'
import { scriptOf } from '../text/script-of'
import { useHead } from '../ui/text/head'
import { NavLink } from '../ui/text/nav-link'
import { shopPhone } from '../ui/text/shop-phone'
import { OwnText, useOwnText } from './own-text'
import { pageWords } from './words'
import './policy.css'

type PolicyFrameProps = {
  page: OwnPage
  title: string
  description: string
  figures: { figure: string; meaning: string }[]
  /** The page's figures again, for readers of English: only without a choice of language. */
  inEnglish: string[]
  children: ReactNode
}

/** The frame of the three policy pages: links between them, figures, sheet and phone. */
export function PolicyFrame(props: PolicyFrameProps) {
  const text = useWords(pageWords)
  const choice = useChoice()
  const own = useOwnText(props.page)
  const phone = shopPhone()
  const policies = [
    { to: paths.orderProcedure(), label: text.orderProcedure.title },
    { to: paths.deliveryRules(), label: text.deliveryRules.title },
    { to: paths.returnPolicy(), label: text.returnPolicy.title },
  ]
  useHead({ title: props.title, description: props.description })
  return (
    <div className="wrap beside policy">
      <nav className="policy-nav grid gap-4" aria-label={text.policies}>
        {policies.map(({ to, label }) => (
          <NavLink className="flex mute bold hovers" key={to} to={to}>
            {label}
          </NavLink>
        ))}
      </nav>
      <article data-policy className="policy-sheet panel">
        <h1>{props.title}</h1>
        {own && <OwnText safe={own} />}
        {own === null && (
          <>
            <p className="policy-lead">{props.description}</p>
            <ul className="policy-figures grid gap-12 num">
              {props.figures.map(({ figure, meaning }) => (
                <li key={meaning}>
                  <strong className="block ink-green" translate="no">
                    {figure}
                  </strong>
                  <span>{meaning}</span>
                </li>
              ))}
            </ul>
            {props.children}
            {choice === 'none' && <InEnglish sentences={props.inEnglish} />}
          </>
        )}
        {phone && (
          <p className="policy-help flex gap-12 num" data-help>
            <Phone className="icon" aria-hidden />
            <span>
              {text.question}{' '}
              <a className="ink-green bold underline" href={phone.href} translate="no">
                {phone.text}
              </a>{' '}
              <span lang={scriptOf(text.callHours())}>{text.callHours()}</span>
            </span>
          </p>
        )}
      </article>
    </div>
  )
}

function InEnglish({ sentences }: { sentences: string[] }) {
  return (
    <section className="policy-section" lang="en">
      <h2>
        <span>{heading}</span>
      </h2>
      <ul className="policy-points">
        {[...sentences, calls].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}
const heading = 'In English'
const calls = 'Call us any day from 9:00 am to 10:00 pm.'
