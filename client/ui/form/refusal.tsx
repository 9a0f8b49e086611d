import { useLang } from '../../text/lang'
import { translationOfRefusal } from '../../text/say-refusal'

export function Refusal({ sentence }: { sentence: string }) {
  return translationOfRefusal(sentence)[useLang()]
}
