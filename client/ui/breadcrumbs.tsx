import { useContext } from 'react'
import { paths } from '../paths'
import { HeadContext } from './head'
import { Link } from './link'
import './breadcrumbs.css'

/** A place above this screen, or the screen itself when it has no `to`. */
type Crumb = { label: string; to?: string }

/** Home first, by itself. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  const crumbs = [{ label: 'হোম', to: paths.home() }, ...trail]
  const collected = useContext(HeadContext)
  if (import.meta.env.SSR && collected) collected.trail = (origin) => describeTrail(crumbs, origin)
  return (
    <nav aria-label="আপনি এখানে">
      <ol className="breadcrumbs">
        {crumbs.map(({ label, to }: Crumb) => (
          <li key={label}>
            {to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}
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
