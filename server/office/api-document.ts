import { z } from 'zod'
import type { Call } from '#contract/endpoint'
import { officeCalls } from '#contract/office/all'
import { getApi } from '#contract/office/staff'
import { Id } from '#contract/wire'
import type { CallNote } from '../api-docs/describe-call.ts'
import { describeApi } from '../api-docs/openapi.ts'
import { type Config, isHttps } from '../config/config.ts'
import { type Answer, jsonType, makeAnswer } from '../http/answer.ts'
import type { OfficeRoutes } from './office-calls.ts'

/**
 * Serves the office's API document to staff only; the shop's document omits these calls. It is made
 * for its first reader: a new worker answers sooner.
 */
export function apiDocumentRoutes({ page }: OfficeRoutes, config: Pick<Config, 'publicUrl'>) {
  let document: Answer | undefined
  page(getApi)(async () => {
    document ??= makeAnswer(JSON.stringify(describe(config)), jsonType)
    return document
  })
}

function describe(config: Pick<Config, 'publicUrl'>) {
  return describeApi({
    calls: officeCalls,
    cookie: isHttps(config) ? '__Secure-office' : 'office',
    title: 'The office of the shop',
    description:
      'Every call of the office. 401: not signed in; 403: another role, or `prove` or `totp_required` are to be done first; 409 carries `current`, or `published`, the product of a draft. A GET has an ETag, and is a 304 to an If-None-Match that names it. An Idempotency-Key is answered once.',
    serverUrl: config.publicUrl ?? '/',
    notes: Object.fromEntries(
      Object.entries(officeCalls).map(([name, { call }]) => [name, noteOf(call)]),
    ),
  })
}

/** A repeated key returns the first answer, unless the call holds a secret. */
function noteOf(call: Call): CallNote {
  if (!call.changes || call.access !== 'staff') return {}
  const isSecret = 'secret' in call && call.secret === true
  return {
    takesKey: !isSecret,
    conflict: { current: z.unknown().optional(), published: Id.optional() },
  }
}
