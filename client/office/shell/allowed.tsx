import type { ReactNode } from 'react'
import { useRights } from '../api/me'
import { useText } from '../text/lang'
import { Notice } from '../ui/notice'
import { Screen } from './screen'
import type { Right } from '#contract/office/rights'

/** A screen for people with the right; others read that it is not for them. */
export function Allowed({ right, children }: { right: Right; children: ReactNode }) {
  const text = useText()
  if (useRights().includes(right)) return children
  return (
    <Screen title={text.office}>
      <Notice title={text.trouble.notYours} />
    </Screen>
  )
}
