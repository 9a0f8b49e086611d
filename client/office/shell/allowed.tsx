import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import type { Right } from '#contract/office/rights'
import { useWords } from '../../text/lang'
import { Notice } from '../../ui/layout/notice'
import { Link } from '../../ui/text/link'
import { useRights } from '../api/me'
import { frameWords } from '../text/frame-words'
import { NotThere } from './not-there'
import { Screen } from './screen'

/** A screen for people with the right; others get a note. An id is a number. */
export function Allowed({ right, children }: { right: Right; children: ReactNode }) {
  const text = useWords(frameWords)
  const { id = '1' } = useParams()
  const isAllowed = useRights().includes(right)
  if (!/^[1-9]\d{0,8}$/.test(id)) return <NotThere />
  if (isAllowed) return children
  return (
    <Screen title={text.office}>
      <Notice title={text.problem.notYours} hint={text.problem.notYoursHint}>
        <Link className="link" to="/">
          {text.problem.toStart}
        </Link>
      </Notice>
    </Screen>
  )
}
