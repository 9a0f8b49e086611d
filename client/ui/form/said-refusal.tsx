import { useLang } from '../../text/lang'
import { translationOfRefusal } from '../../text/say-refusal'

/** A server's sentence in the reader's language. */
export function SaidRefusal({ sentence }: { sentence: string }) {
  return translationOfRefusal(sentence)[useLang()]
}
