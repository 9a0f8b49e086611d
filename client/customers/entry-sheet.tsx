import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { paths } from '../paths'
import { useWords } from '../text/lang'
import { words } from '../text/words'
import { LinkButton } from '../ui/form/link-button'
import { announceScreen } from '../ui/state/announce-screen'
import { customerWords } from './words'
import '../ui/layout/columns.css'
import { Said } from '../ui/text/said'
import './entry-sheet.css'
import { useHasAccount, useWishOf } from './wish'
import { WishLine } from './wish-line'

type EntrySheetProps = {
  screen: 'login' | 'signup'
  lead: string
  /** The screen that follows. */
  next: string | undefined
  children: ReactNode
}

/** The value never changes, so there is nothing to subscribe to. */
const neverChanges = () => () => {}

/** The sheet behind login and sign up, with a door to each. */
export function EntrySheet({ screen, lead, next, children }: EntrySheetProps) {
  const text = useWords(customerWords)
  const wish = useWishOf(next)
  const hasAccount = useHasAccount()
  const hasCookies = useSyncExternalStore(
    neverChanges,
    () => navigator.cookieEnabled,
    () => true,
  )
  const doors = [
    { name: 'signup', to: paths.signup(next) },
    { name: 'login', to: paths.login(next) },
  ] as const
  // A new customer's way to the order: its code comes while she types.
  const isOrdering = wish?.act === 'order'
  useEffect(() => {
    if (isOrdering) for (const path of [paths.signup(), paths.checkout()]) announceScreen(path)
  }, [isOrdering])
  const [first, second] = hasAccount ? [doors[1], doors[0]] : doors
  return (
    <div className="wrap section-first entry-sheet">
      <div className="panel">
        {wish && <WishLine wish={wish} />}
        <nav className="entry-doors grid gap-10" aria-label={text.doors}>
          {[first, second].map((door) => (
            <LinkButton
              key={door.name}
              to={door.to}
              kind={wish && door === first && door.name !== screen ? 'primary' : 'outline'}
              aria-current={door.name === screen ? 'page' : undefined}
              onClick={(event) => {
                if (door.name !== screen) return
                event.preventDefault()
                event.currentTarget
                  .closest('main')
                  ?.querySelector<HTMLElement>('input:not([type=hidden])')
                  ?.focus()
              }}
            >
              <Said text={words[door.name]} inControl />
            </LinkButton>
          ))}
        </nav>
        <h1>
          <Said text={words[screen]} />
        </h1>
        {!wish && <p className="entry-sheet-lead">{lead}</p>}
        {!hasCookies && (
          <p className="field-error" role="alert">
            {text.noCookies}
          </p>
        )}
        {children}
      </div>
    </div>
  )
}
