import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../paths'
import { callHours } from '../text/shop-facts'
import { useHead } from '../ui/head'
import { NavLink } from '../ui/nav-link'
import { shopPhone } from '../ui/shop-phone'
import './policy.css'

const policies = [
  { to: paths.orderProcedure(), label: 'অর্ডার পদ্ধতি' },
  { to: paths.deliveryRules(), label: 'ডেলিভারি নিয়ম' },
  { to: paths.returnPolicy(), label: 'রিটার্ন পলিসি' },
]

type PolicyFrameProps = {
  title: string
  description: string
  figures: { figure: string; meaning: string }[]
  /** The figures of the page once more, for readers of English. */
  inEnglish: string[]
  children: ReactNode
}

/** What the three policy pages share: the way between them, the figures, the sheet and the phone. */
export function PolicyFrame(props: PolicyFrameProps) {
  useHead({ title: props.title, description: props.description })
  return (
    <div className="wrap policy">
      <nav className="policy-nav" aria-label="নীতিমালা">
        {policies.map(({ to, label }) => (
          <NavLink key={to} to={to}>
            {label}
          </NavLink>
        ))}
      </nav>
      <article className="policy-sheet panel">
        <h1>{props.title}</h1>
        <p className="policy-lead">{props.description}</p>
        <ul className="policy-figures num">
          {props.figures.map(({ figure, meaning }) => (
            <li key={meaning}>
              <strong>{figure}</strong>
              <span>{meaning}</span>
            </li>
          ))}
        </ul>
        {props.children}
        <section className="policy-section" lang="en">
          <h2>
            <span>In English</span>
          </h2>
          <ul className="policy-points">
            {props.inEnglish.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
            <li>Call us any day from 9:00 am to 10:00 pm.</li>
          </ul>
        </section>
        <p className="policy-help num">
          <Phone className="icon" aria-hidden />
          <span>
            প্রশ্ন আছে? কল করুন <a href={shopPhone().href}>{shopPhone().text}</a> ({callHours})
          </span>
        </p>
      </article>
    </div>
  )
}
