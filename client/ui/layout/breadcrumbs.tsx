import { useContext } from 'react'
import { paths } from '../../paths'
import { useWords } from '../../text/lang'
import type { Lang } from '../../text/times'
import { HeadContext } from '../text/head'
import { Link } from '../text/link'
import { uiWords } from '../text/words'
import './breadcrumbs.css'

/** A place above this screen; without `to`, the screen itself. */
type Crumb = {
  label: string
  to?: string
  /** The language of a label that the shop wrote. */
  lang?: Lang
}

/** Home is added as the first one. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  const text = useWords(uiWords)
  const crumbs: Crumb[] = [{ label: text.home, to: paths.home() }, ...trail]
  const collected = useContext(HeadContext)
  if (import.meta.env.SSR && collected) collected.trail = (origin) => describeTrail(crumbs, origin)
  return (
    <nav aria-label={text.youAreHere}>
      <ol className="breadcrumbs flex wraps mute small">
        {crumbs.map(({ label, to, lang }) => (
          <li className="flex gap-8" key={to ?? ''} lang={lang}>
            {to ? (
              <Link className="inline-flex underline" to={to}>
                {label}
              </Link>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function describeTrail(crumbs: readonly Crumb[], origin: string) {
  const itemListElement = crumbs.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: to && origin + to,
  }))
  return { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement }
}
