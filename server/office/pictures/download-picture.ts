import { lookup as ask } from 'node:dns/promises'
import { writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { Agent, request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { maxReviewImageBytes } from '#contract/shop'
import { invalid, Refusal, refuseField } from '../../failures/refusals.ts'
import { asStorageError, StorageAway } from '../../pictures/storage.ts'
import { isPublicAddress } from './public-addresses.ts'

/** Access to another site. Tests use a site of their own on this machine. */
export type Reach = {
  mayAsk: (address: string) => boolean
  resolve: (host: string) => Promise<{ address: string; family: number }[]>
  /** Trusted certificates as PEM; undefined: those of Node. */
  ca?: string
  /** Time from the first name lookup to the last byte. */
  longestMs: number
}

export const publicReach: Reach = {
  mayAsk: isPublicAddress,
  resolve: (host) => ask(host, { all: true }),
  longestMs: 20_000,
}

const mostRedirects = 3
/**
 * A new connection for each request. Node leaves a site's first address after 250 ms: too short for
 * another continent.
 */
const connections = new Agent({ keepAlive: false, autoSelectFamilyAttemptTimeout: 3000 })
const redirects = [301, 302, 303, 307, 308]

type Download = { path: string; agent: string; reach: Reach; signal: AbortSignal }

/**
 * Stores the file of a link at `path`. Throws a 422, a 413 above 8 MB, StorageAway, and the
 * signal's reason.
 */
export async function downloadPicture(
  link: string,
  { path, agent, reach, signal }: Download,
): Promise<void> {
  const late = AbortSignal.timeout(reach.longestMs)
  const ending = AbortSignal.any([signal, late])
  try {
    const answer = await follow(readLink(link), { agent, reach, signal: ending })
    await writeFile(path, upTo(maxReviewImageBytes, answer))
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof Refusal) throw error
    if (late.aborted) {
      throw invalid('url', `The other site took longer than ${reach.longestMs / 1000} seconds`)
    }
    const ours = isOfNet(error) ? error : asStorageError(error)
    throw ours instanceof StorageAway ? ours : away(error)
  }
}

/** A local firewall answers with the same codes as a disk. */
const isOfNet = (error: unknown) =>
  error instanceof AggregateError || Object(error).syscall === 'connect'

/** Each link of a redirect chain is checked like the first one. */
async function follow(first: URL, how: Asking): Promise<IncomingMessage> {
  let url = first
  for (let nr = 0; nr <= mostRedirects; nr++) {
    const answer = await open(url, how)
    const { statusCode: status = 0, headers } = answer
    if (status === 200) {
      if (Number(headers['content-length'] ?? 0) <= maxReviewImageBytes) return answer
      answer.destroy()
      throw tooLarge()
    }
    answer.destroy()
    if (!redirects.includes(status) || headers.location === undefined) {
      throw invalid('url', `The other site gave no picture (${status})`)
    }
    url = readLink(headers.location, url)
  }
  throw invalid('url', `This link leads on more than ${mostRedirects} times`)
}

type Asking = Pick<Download, 'agent' | 'reach' | 'signal'>

/** One request, without cookies and without a password. */
function open(url: URL, { agent, reach, signal }: Asking): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // Node calls no lookup for an address.
  if (isIP(host) && !reach.mayAsk(host)) throw notPublic()
  return new Promise((resolve, reject) => {
    const outgoing = request({
      host,
      port: url.port || 443,
      path: url.pathname + url.search,
      signal,
      headers: { Accept: 'image/*', 'Accept-Encoding': 'identity', 'User-Agent': agent },
      agent: connections,
      lookup: lookupOf(reach),
      ca: reach.ca,
      rejectUnauthorized: true,
    })
    outgoing.once('response', resolve)
    outgoing.on('error', reject)
    // Node emits it without an error too: the connection may change to another protocol.
    outgoing.once('close', () => reject(new Error('The connection ended')))
    outgoing.end()
  })
}

/** Returns only checked addresses, so a name cannot resolve to another one after its check. */
function lookupOf({ resolve, mayAsk }: Reach): LookupFunction {
  return (host, { all }, done) => {
    const fail = (error: NodeJS.ErrnoException) => done(error, [])
    resolve(host).then((found) => {
      const [first, ...others] = found.filter(({ address }) => mayAsk(address))
      if (!first) fail(notPublic())
      else if (all) done(null, [first, ...others])
      else done(null, first.address, first.family)
    }, fail)
  }
}

function readLink(link: string, base?: URL): URL {
  if (!URL.canParse(link, base?.href)) throw invalid('url', 'This is not a link to a picture')
  const url = new URL(link, base)
  if (url.protocol !== 'https:') throw invalid('url', 'Pictures are fetched from https links alone')
  return url
}

async function* upTo(most: number, source: AsyncIterable<Buffer>) {
  let bytes = 0
  for await (const part of source) {
    bytes += part.length
    if (bytes > most) throw tooLarge()
    yield part
  }
}

const notPublic = () => invalid('url', 'This link does not lead to a public site')

const tooLarge = () => refuseField(413, 'url', 'A picture may have at most 8 MB')

function away(error: unknown): Refusal {
  const isUnsafe = /^(CERT_|ERR_TLS|ERR_SSL|UNABLE_TO|SELF_SIGNED|DEPTH_ZERO|EPROTO)/
  const { code } = Object(error)
  return invalid(
    'url',
    isUnsafe.test(String(code))
      ? 'There is no safe connection to the other site'
      : 'The other site does not answer',
  )
}
