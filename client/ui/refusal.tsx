import { useLang } from '../text/lang'
import { twinOfRefusal } from '../text/say-refusal'

export function Refusal({ sentence }: { sentence: string }) {
  return twinOfRefusal(sentence)[useLang()]
}
