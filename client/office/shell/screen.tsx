import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import { useWords } from '../../text/lang'
import { Link } from '../../ui/text/link'
import { frameWords } from '../text/frame-words'
import { useTitle } from '../ui/title'
import { Find } from './find'

type ScreenProps = {
  title: string
  /** The target of its arrow. */
  back?: string
  /** Without its list beside it: the arrow is there at a desk too. */
  isAlone?: boolean
  /** Buttons at the right of the title. */
  actions?: ReactNode
  children: ReactNode
}

/** A screen within the frame: its title above and in the tab, search beside it. */
export function Screen({ title, back, isAlone, actions, children }: ScreenProps) {
  const text = useWords(frameWords)
  const heading = useRef<HTMLHeadingElement>(null)
  const how = useNavigationType()
  useTitle(title)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it opens
  useEffect(() => {
    // Going back restores the scroll position.
    if (how === NavigationType.Pop) return
    scrollTo(0, 0)
    // A field in use keeps the focus.
    if (document.activeElement?.closest('search')) return
    heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <>
      <header className="flex gap-14 top">
        {back && (
          <Link
            className={isAlone ? 'bar-button back alone' : 'bar-button back'}
            to={back}
            aria-label={text.places.back}
          >
            <ArrowLeft className="glyph" aria-hidden />
          </Link>
        )}
        <h1 className="grow ellipsis" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <Find />
        {actions}
      </header>
      <div className="page">{children}</div>
    </>
  )
}
