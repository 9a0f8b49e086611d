/** Shown when no answer came. */
export const noConnection = 'There is no internet connection. Please check it and try again.'

/**
 * A call without a 200. `status` is 0 when no answer came. `message` may be shown to a shopper as
 * it stands; `errors` names the fields of a 422; `body` is the server's answer.
 */
export class ApiError extends Error {
  readonly status: number
  readonly errors: Record<string, string[]>
  readonly body: unknown

  constructor(status: number, message: string, body: unknown = null) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.errors = readErrors(body)
    this.body = body
  }
}

/** Whether the error is of the given status. */
export function isStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status
}

/** An error that may be temporary: no answer, or one of the server. */
export function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500)
}

/** Whether a repeated call may succeed. */
export function mayPass(error: unknown): boolean {
  return isPassing(error) || isStatus(error, 429)
}

function readErrors(body: unknown): Record<string, string[]> {
  const { errors } = Object(body)
  const found: Record<string, string[]> = {}
  for (const [field, sentences] of Object.entries(Object(errors))) {
    if (Array.isArray(sentences)) found[field] = sentences.map(String)
  }
  return found
}
