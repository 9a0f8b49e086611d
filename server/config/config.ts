import { randomBytes } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { hintOfOwner } from '../machine/ownership.ts'
import { Environment, fileNames, isLoopback, type Variables } from './environment.ts'
import { lackOfSenders, mailOf, smsOf } from './message-config.ts'

export type Config = ReturnType<typeof readConfig>

/** A value that stops the start; its message is one sentence that names the variable. */
export class ConfigError extends Error {}

/** Reads the environment and `.env`, which does not override it. Throws ConfigError. */
export function readConfig(
  environment: NodeJS.ProcessEnv = loadEnvironment(),
  findSecret = readOrMakeSecret,
  makeUploads = (path: string) => makeFolder('UPLOADS_DIR', path),
) {
  const given = withFiles(
    Object.fromEntries(
      Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
    ),
  )
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    const name = String(issue?.path[0])
    throw new ConfigError(
      `${name} is set to "${hide(name, given[name])}", which cannot be used: ${issue?.message}`,
    )
  }
  const env = parsed.data
  if (env.PUBLIC_URL?.startsWith('https:') && env.TRUST_PROXY === 0) {
    throw new ConfigError(
      'TRUST_PROXY is 0 while PUBLIC_URL is https: the shop itself speaks http, so set TRUST_PROXY to the number of proxies in front of it, or nobody could log in.',
    )
  }
  if (env.DATABASE_OWNER_URL && !env.DATABASE_URL) {
    throw new ConfigError('DATABASE_OWNER_URL is set without DATABASE_URL: the two go together.')
  }
  const lack = lackOfSenders(env)
  if (lack) throw new ConfigError(lack)
  const dataDir = resolve(env.DATA_DIR)
  const uploadsDir = resolve(env.UPLOADS_DIR)
  makeUploads(uploadsDir)
  const publicUrl = env.PUBLIC_URL?.replace(/\/+$/, '')
  const isForShoppers =
    env.DATABASE_URL !== undefined || isOnTheNet({ publicUrl, trustProxy: env.TRUST_PROXY })
  if (!env.DATABASE_URL) makeFolder('DATA_DIR', dataDir)
  return {
    nodeEnv: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST,
    workers: env.WORKERS,
    /** Undefined: the embedded PostgreSQL under `dataDir`. */
    databaseUrl: env.DATABASE_URL,
    /** The user that owns the tables, for migrations alone; undefined: `databaseUrl`. */
    databaseOwnerUrl: env.DATABASE_OWNER_URL,
    /** An address past the pooler, for migrations and LISTEN; undefined: `databaseUrl`. */
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    databaseReplicaUrl: env.DATABASE_REPLICA_URL,
    databaseConnections: env.DATABASE_CONNECTIONS,
    dataDir,
    /** Pictures being received and, without a bucket, all pictures. */
    uploadsDir,
    bucket: bucketOf(env),
    /** The first one signs. Cookies signed with another are accepted and signed again. */
    sessionSecrets: env.SESSION_SECRET ?? findSecret(env, dataDir).split(','),
    /** The shop's address without a final slash; undefined: taken from each request. */
    publicUrl,
    trustProxy: env.TRUST_PROXY,
    rateLimit: env.RATE_LIMIT === 'on',
    /** 0: messages are never deleted. */
    retainMessagesDays: env.RETAIN_MESSAGES_DAYS,
    /** For accounts without orders, reviews or messages; 0: never deleted. */
    retainUnusedAccountsDays: env.RETAIN_UNUSED_ACCOUNTS_DAYS,
    demo: (env.DEMO ?? (isForShoppers ? 'off' : 'on')) === 'on',
    demoPassword: env.DEMO_PASSWORD,
    shopPhone: env.SHOP_PHONE,
    mail: mailOf(env, dataDir),
    sms: smsOf(env),
    /** Undefined: only this machine reads the metrics, and behind a proxy nobody. */
    metricsToken: env.METRICS_TOKEN,
    logLevel: env.LOG_LEVEL,
  }
}

/** An S3-compatible storage. Without keys, the server's AWS role provides them. */
export type Bucket = NonNullable<Config['bucket']>

function bucketOf(env: Variables) {
  const { UPLOADS_S3_URL, UPLOADS_S3_REGION: region } = env
  const { UPLOADS_S3_KEY: accessKeyId, UPLOADS_S3_SECRET: secretAccessKey } = env
  if (!accessKeyId !== !secretAccessKey) {
    const missing = accessKeyId ? 'UPLOADS_S3_SECRET' : 'UPLOADS_S3_KEY'
    throw new ConfigError(`${missing} is not set: UPLOADS_S3_KEY and _SECRET go together.`)
  }
  if (!UPLOADS_S3_URL) return undefined
  const { origin: endpoint, pathname } = new URL(UPLOADS_S3_URL)
  const keys = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined
  return { name: pathname.replaceAll('/', ''), endpoint, region, keys }
}

/** For tools: a missing secret stays empty, and UPLOADS_DIR may be read-only. */
export function readToolConfig(environment?: NodeJS.ProcessEnv): Config {
  return readConfig(environment, readSecret, (path) => {
    try {
      mkdirSync(path, { recursive: true })
    } catch {
      // The code that writes there reports a folder that is not writable.
    }
  })
}

function readSecret(_env: unknown, dataDir: string): string {
  const path = secretPath(dataDir)
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : ''
}

export function secretPath(dataDir: string): string {
  return join(dataDir, 'session-secret')
}

function loadEnvironment(): NodeJS.ProcessEnv {
  // Windows editors begin a file with a mark of its encoding, which would hide the first name.
  const read = existsSync('.env') ? parseEnv(decode(readFileSync('.env'))) : {}
  for (const [name, value] of Object.entries(read)) process.env[name] ??= value
  return process.env
}

function decode(bytes: Buffer): string {
  return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-8').decode(bytes)
}

/** Reads secrets as containers provide them: `X_FILE` names a file that holds X. X itself wins. */
function withFiles(given: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const fromFiles = fileNames.flatMap((name) => {
    const path = given[name]
    if (!path) return []
    try {
      return [[name.replace(/_FILE$/, ''), readFileSync(path, 'utf8').trim()]]
    } catch (error) {
      throw new ConfigError(`${name} is ${path}, which cannot be read: ${Object(error).message}`)
    }
  })
  return { ...Object.fromEntries(fromFiles), ...given }
}

/** On a laptop the secret is made once. Servers that share a database need a configured one. */
function readOrMakeSecret(env: Variables, dataDir: string): string {
  if (env.DATABASE_URL && env.NODE_ENV === 'production') {
    throw new ConfigError(
      'SESSION_SECRET is not set: with DATABASE_URL in production it must be 16 characters or more, the same on every server.',
    )
  }
  const path = secretPath(dataDir)
  makeFolder('DATA_DIR', dataDir)
  // Empty: a first start ended between making the file and filling it.
  if (readSecret(env, dataDir) === '') {
    const flag = existsSync(path) ? 'w' : 'wx'
    writeFileSync(path, randomBytes(32).toString('hex'), { mode: 0o600, flag, flush: true })
  }
  return readSecret(env, dataDir)
}

function makeFolder(name: string, path: string) {
  try {
    mkdirSync(path, { recursive: true })
    accessSync(path, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new ConfigError(
      `${name} is ${path}, which cannot be made or written: ${error instanceof Error ? error.message : error}${hintOfOwner(path)}`,
    )
  }
}

function hide(name: string, value: unknown): unknown {
  return /SECRET|TOKEN|KEY|URL|PASSWORD|HEADERS|BODY/.test(name) ? '…' : value
}

/** Others reach the shop: weak passwords and demo accounts are then refused. */
export function isOnTheNet(config: { publicUrl: string | undefined; trustProxy: number }): boolean {
  return config.publicUrl !== undefined || config.trustProxy > 0
}

export function listensHereAlone({ host }: Pick<Config, 'host'>): boolean {
  return isLoopback(host)
}

export function isHttps({ publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  return publicUrl?.startsWith('https:') ?? false
}
