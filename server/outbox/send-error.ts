/**
 * A message that did not go. `again`: it was surely not taken; `for good`: the recipient is refused;
 * `unsure`: it may have been taken. The sentence is for staff; the log also has its cause.
 */
export class SendError extends Error {
  readonly outcome: 'again' | 'for good' | 'unsure'

  constructor(outcome: SendError['outcome'], sentence: string, cause?: unknown) {
    super(sentence, { cause })
    this.outcome = outcome
  }
}

/** Why a mail did not go, where further mails to its address would not either. */
export const refusedAddress = 'The mail server refuses this address'

const notFound = /^(ENOTFOUND|EAI_|EDNS)/
const notSafe = /^(ETLS|CERT_|ERR_TLS|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|EPROTO)/
const late = /^(ETIMEDOUT|ABORT_ERR|EABORT)/

/** What stands between the shop and `who`, such as `The mail server`, without the wire's own words. */
export function sentenceOf(who: string, error: unknown): string {
  const { code, originalCode, name } = Object(error)
  const codes = [originalCode, code].map(String)
  const is = (pattern: RegExp) => codes.some((each) => pattern.test(each))
  if (is(notFound)) return `${who} is not found`
  if (is(notSafe)) return `${who} offers no safe connection`
  if (is(late) || name === 'AbortError' || name === 'TimeoutError') return `${who} does not answer`
  return `${who} cannot be reached`
}
