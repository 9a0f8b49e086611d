import { LRUCache } from 'lru-cache'
import type { Changes } from '../database/changes.ts'

/** Who is logged in, and since when (milliseconds since the epoch). */
export type LiveSession = { customerId: number; startedAt: number }

const most = 10_000
const longestCookie = 300
/** Whatever is heard or not, a session is read again after so long. */
const freshMs = 60_000

/** Saves reading the session, for a minute at most and until any session ends. Decision 015. */
export class SessionCache {
  readonly #changes: Changes
  readonly #sessions = new LRUCache<string, LiveSession>({ max: most, ttl: freshMs })
  #endings = 0

  constructor(changes: Changes) {
    this.#changes = changes
    changes.followSessions(() => this.forget())
  }

  /** Goes up when sessions end; null while this process cannot hear of it. */
  endings(): number | null {
    return this.#changes.generation() === null ? null : this.#endings
  }

  get(cookie: string | undefined): LiveSession | undefined {
    return cookie === undefined || this.endings() === null ? undefined : this.#sessions.get(cookie)
  }

  /** `before`: the endings before the session was read; one that ended meanwhile is not kept. */
  keep(cookie: string | undefined, session: LiveSession, before: number | null): void {
    if (cookie === undefined || cookie.length > longestCookie) return
    if (before !== null && before === this.endings()) this.#sessions.set(cookie, session)
  }

  forget(): void {
    this.#endings++
    this.#sessions.clear()
  }
}
