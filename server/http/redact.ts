/** Fields of an error that may be logged: no rows, parameters or statements. */
const loggedFields = [
  ...['code', 'errno', 'syscall', 'status', 'severity', 'routine', 'kind', 'originalCode'],
  ...['schema', 'table', 'column', 'dataType', 'constraint', 'modelName', 'clientVersion'],
]
const deepest = 5

type LoggedError = { type: string; message: string; stack: string; cause?: LoggedError }

/** Only names and codes: PostgreSQL's `detail` and `where` and Prisma's messages hold data. */
export function redactError(error: unknown, depth = 0): LoggedError {
  const fields: Record<string, unknown> = Object(error)
  const { name, message, stack, cause, meta, errors } = fields
  const logged: LoggedError & Record<string, unknown> = {
    type: typeof name === 'string' ? name : typeof error,
    message: mask(shorten(String(message ?? error), fields)),
    // The first lines of a stack repeat the message.
    stack: mask(framesOf(stack)),
  }
  for (const field of loggedFields) {
    const value = fields[field] ?? Object(meta)[field]
    if (typeof value === 'string' || typeof value === 'number') logged[field] = value
  }
  const inner = cause ?? Object(meta).driverAdapterError ?? Object(errors)[0]
  if (inner !== undefined && depth < deepest) logged.cause = redactError(inner, depth + 1)
  return logged
}

/** Also in spellings with repeated slashes or encoded letters, which browsers and scanners send. */
export function maskToken(text: string): string {
  const plain = text.replace(/%(2[df]|[3-7][\da-f])/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  const masked = plain
    .replace(/(\/reset\/+)[^\s/?#"']+/gi, '$1***')
    .replace(/(\/o\/+[\w-]{14}-)[^\s/?#"']+/gi, '$1***')
  return masked === plain ? text : masked
}

/** Also a word without a domain, which stays: else each of its letters would be tried as a beginning. */
const maybeEmail = /([^\s@"'<>(),;:=]{1,2})[^\s@"'<>(),;:=]*(?:@([\p{L}\d-]+(?:\.[\p{L}\d-]+)+))?/gu

/** Masks `rahima@example.com` as `ra***@example.com`, `01712345667` as `017****67`, and tokens. */
export function mask(text: string): string {
  return maskToken(text)
    .replace(maybeEmail, (all, shown, domain) => (domain ? `${shown}***@${domain}` : all))
    .replace(/(?<![\d০-৯])(\+?[\d০-৯]{3})[\d০-৯ -]{2,12}([\d০-৯]{2})(?![\d০-৯])/g, '$1****$2')
}

function shorten(message: string, { name, code }: Record<string, unknown>): string {
  // Errors of class 22 quote the value in the message.
  if (/^22/.test(String(code))) return message.replace(/".*"/s, '"…"')
  if (!/^PrismaClient/.test(String(name))) return message
  const lines = message.split('\n').filter((line) => line.trim() !== '')
  return lines.length < 3 ? message : `${lines[0]} … ${lines.at(-1)}`
}

function framesOf(stack: unknown): string {
  const lines = typeof stack === 'string' ? stack.split('\n') : []
  return lines.filter((line) => /^\s+at /.test(line)).join('\n')
}
