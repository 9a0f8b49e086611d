import type { IncomingMessage } from 'node:http'
import type { Choice } from '#contract/shop'

export function choiceOf({ headers }: IncomingMessage): Choice {
  const chosen = /(?:^|;\s*)lang=(bn|en)(?:;|$)/.exec(headers.cookie ?? '')?.[1]
  if (chosen === 'bn' || chosen === 'en') return chosen
  return /^\s*bn\b/i.test(headers['accept-language'] ?? '') ? 'bn' : 'none'
}
