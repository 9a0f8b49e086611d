import { describeApi } from '../api-docs/openapi.ts'
import type { OfficeRoutes } from './office-routes.ts'
import { officeCalls } from '#contract/office/all'
import { getApi } from '#contract/office/staff'
import * as shapes from '#contract/office/staff-shapes'

/** The office's own document, for staff alone; the shop's tells nothing of it. */
export function apiDocumentRoutes({ read }: OfficeRoutes, publicUrl: string | undefined) {
  const document = describeApi({
    calls: officeCalls,
    cookie: 'office',
    title: 'Nokshi Haat, the office',
    description:
      'Every call of the office. 401: not signed in; 403: another role, or `prove` or `totp_required` are to be done first; 409 carries `current`. A GET has an ETag, and is a 304 to an If-None-Match that names it. An Idempotency-Key is answered once.',
    serverUrl: publicUrl ?? '/',
  })
  read(getApi, shapes.getApi)(async () => document)
}
