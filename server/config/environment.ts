import { z } from 'zod'
import { hasShortLocalPart } from '#contract/wire'

const wholeNumber = (min: number, max: number) => {
  const error = `it must be a whole number from ${min} to ${max}`
  return z
    .string()
    .regex(/^\d{1,9}$/, { error })
    .transform(Number)
    .pipe(z.int().min(min, { error }).max(max, { error }))
}
const oneOf = <W extends string>(...words: [W, ...W[]]) =>
  z.enum(words, { error: `it must be one of ${words.join(', ')}` })
/** The server's address, then the bucket's name. */
const bucketExample = 'https://s3.eu-central-1.amazonaws.com/shop-pictures'
const bucketPattern = /^https?:\/\/[^/@?#\s]+\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]\/?$/
const address = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `it must look like ${example}` })
const databaseAddress = address(/^postgres(ql)?$/, 'postgresql://user:password@host:5432/shop')

const loopback = /^(localhost|127(\.\d+){1,3}|\[?::1\]?)$/
export const isLoopback = (host: string) => loopback.test(host)

/** A key in clear text would be read on the way. Placeholders may stand in the address. */
function isSafeUrl(url: string): boolean {
  const plain = url.replace(/[{}]/g, '')
  if (!URL.canParse(plain)) return false
  const { protocol, hostname } = new URL(plain)
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
}

/** Paths are put behind it; a final slash is no path. */
const isOrigin = (url: string) => /^https?:\/\/[^/?#@\\]+\/*$/i.test(url)

/** Every variable, its default and unit: .env.example says the same in words. */
export const Environment = z.object({
  NODE_ENV: oneOf('development', 'production', 'test').default('production'),
  PORT: wholeNumber(0, 65_535).default(3000),
  WORKERS: wholeNumber(1, 64).default(1),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_OWNER_URL: databaseAddress.optional(),
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  DATABASE_REPLICA_URL: databaseAddress.optional(),
  DATABASE_CONNECTIONS: wholeNumber(2, 500).default(10),
  DATA_DIR: z.string().min(1).default('.data'),
  UPLOADS_DIR: z.string().min(1).default('uploads'),
  UPLOADS_S3_URL: address(/^https?$/, bucketExample)
    .regex(bucketPattern, { error: `it must look like ${bucketExample}` })
    .optional(),
  UPLOADS_S3_REGION: z.string().min(1).default('us-east-1'),
  UPLOADS_S3_KEY: z.string().min(1).optional(),
  UPLOADS_S3_SECRET: z.string().min(1).optional(),
  SESSION_SECRET: z
    .string()
    .transform((secrets) => secrets.split(',').map((secret) => secret.trim()))
    .pipe(z.array(z.string().min(16, { error: 'each must have 16 characters or more' })))
    .optional(),
  PUBLIC_URL: address(/^https?$/, 'https://shop.example')
    .refine(isOrigin, {
      error:
        'it must be the address alone, such as https://shop.example, without a path, ?, # or user',
    })
    .optional(),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  RATE_LIMIT: oneOf('on', 'off').default('on'),
  RETAIN_MESSAGES_DAYS: wholeNumber(0, 36_500).default(730),
  RETAIN_UNUSED_ACCOUNTS_DAYS: wholeNumber(0, 36_500).default(0),
  DEMO: oneOf('on', 'off').optional(),
  DEMO_PASSWORD: z
    .string()
    .regex(/^\S{8,128}$/, { error: 'it must have 8 to 128 characters, without a space' })
    .optional(),
  SHOP_PHONE: z
    .string()
    .regex(/^\+?[\d\s-]{5,20}$/, { error: 'it must be a telephone number' })
    .optional(),
  SMTP_URL: address(/^smtps?$/, 'smtps://user:password@mail.example:465')
    .refine((text) => !/[?&]tls(?:\.|%2e)/i.test(text), {
      error:
        'it must not say how TLS is used: for an authority of your own set NODE_EXTRA_CA_CERTS',
    })
    .optional(),
  MAIL_FROM: z
    .email({ error: 'it must be an e-mail address' })
    .refine(hasShortLocalPart, { error: 'it must be an e-mail address' })
    .optional(),
  MAIL_TO_FOLDER: oneOf('on', 'off').optional(),
  SMS_URL: z
    .string()
    .refine(isSafeUrl, { error: 'it must be https, or http on this machine' })
    .optional(),
  SMS_METHOD: oneOf('GET', 'POST').default('POST'),
  SMS_BODY: z.string().optional(),
  SMS_HEADERS: z
    .string()
    .transform((text, context) => {
      try {
        return z.record(z.string(), z.string()).parse(JSON.parse(text))
      } catch {
        context.addIssue('it must be JSON such as {"Authorization": "Bearer …"}')
        return z.NEVER
      }
    })
    .optional(),
  SMS_OK: z
    .string()
    .transform((text, context) => {
      try {
        return new RegExp(text, 'i')
      } catch {
        context.addIssue('it must be a regular expression')
        return z.NEVER
      }
    })
    .optional(),
  SMS_NUMBER: oneOf('8801', '01').default('8801'),
  SMS_A_DAY: wholeNumber(1, 1_000_000).default(500),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, {
      error: 'it must have 16 to 200 letters, digits and signs, without a space',
    })
    .optional(),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
})

export const variableNames = Object.keys(Environment.shape)
export const fileNames = [
  'DATABASE_URL_FILE',
  'DATABASE_OWNER_URL_FILE',
  'SESSION_SECRET_FILE',
  'SMTP_URL_FILE',
  'SMS_HEADERS_FILE',
]

export type Variables = z.infer<typeof Environment>
