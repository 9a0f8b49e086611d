import { useText } from '../../text/lang'
import { ui } from '../../text/rooms/ui'
import { useHead } from '../text/head'
import { ProblemPage } from './problem-page'

/** No such screen, or nothing in the shop with that name. */
export function NotFound() {
  const text = useText({ ui })
  const { notFound, aboutNotFound, afterNotFound } = text.ui
  useHead({ title: notFound, description: aboutNotFound, missing: true })
  return <ProblemPage title={notFound} text={afterNotFound} />
}
