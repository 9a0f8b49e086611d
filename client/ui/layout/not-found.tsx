import { useWords } from '../../text/lang'
import { useHead } from '../text/head'
import { uiWords } from '../text/words'
import { ProblemPage } from './problem-page'

/** No such screen, or nothing in the shop with that name. */
export function NotFound() {
  const text = useWords(uiWords)
  const { notFound, aboutNotFound, afterNotFound } = text
  useHead({ title: notFound, description: aboutNotFound, missing: true })
  return <ProblemPage title={notFound} text={afterNotFound} />
}
