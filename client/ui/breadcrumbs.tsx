import { paths } from '../paths'
import { Link } from './link'
import './breadcrumbs.css'

/** A place above this screen, or the screen itself when it has no `to`. */
type Crumb = { label: string; to?: string }

/** Home first, by itself. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav aria-label="আপনি এখানে">
      <ol className="breadcrumbs">
        {[{ label: 'হোম', to: paths.home() }, ...trail].map(({ label, to }: Crumb) => (
          <li key={label}>
            {to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
