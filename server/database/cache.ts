import { LRUCache } from 'lru-cache'
import type { Changes } from './changes.ts'
import { Figures, type KindFigures } from './kind-figures.ts'

/** One kind of what is kept; its name is also its label in `/metrics`. */
export type Kind<V extends object> = {
  readonly name: string
  /** Bytes that one of it takes in memory, without its key. */
  readonly sizeOf: (value: V) => number
  /** Whether it may be kept; all may unless told. */
  readonly isWhole?: (value: V) => boolean
  /** Whether the former one may be given out for a second after a change; see `lagMs`. */
  readonly mayLag?: boolean
}

/** What is made of the public catalogue between two changes of it. */
export type Snapshot = {
  get: <V extends object>(kind: Kind<V>, key: string) => V | undefined
  keep: <V extends object>(kind: Kind<V>, key: string, make: () => Promise<V>) => Promise<V>
}

type Entry = {
  kind: Kind<object>
  value: object
  bytes: number
  /** End of its validity (ms); null while it is valid. */
  untilMs: number | null
}
type Generation = {
  number: number
  snapshot: Snapshot
  making: Map<string, Promise<object>>
  endedMs: number | null
}

const lagMs = 1000
/** When less than this is left of the lag, a new one is made: several changes within a second cost one. */
const renewMs = 500

/** Of what has a longer name nothing is kept: names are made of addresses, which anybody can write. */
const longestName = 2000

/** While a process cannot hear of changes. */
const nothing: Snapshot = {
  get: () => undefined,
  keep: (_kind, _key, make) => make(),
}

/** Keeps what is the same for everybody until any process changes the catalogue. */
export class Cache {
  readonly #changes: Changes
  readonly #entries: LRUCache<string, Entry>
  readonly #figures = new Figures()
  #current: Generation | undefined
  #forgetting: NodeJS.Timeout | undefined

  constructor(changes: Changes, maxBytes: number) {
    this.#changes = changes
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }) => bytes,
      dispose: ({ kind, bytes }) => this.#figures.add(kind.name, -1, -bytes),
    })
    changes.follow((isAfterGap) => this.#end(isAfterGap))
  }

  /** To be taken before the first read: what it still makes after a change dies with it. */
  snapshot(): Snapshot {
    const generation = this.#changes.generation()
    if (generation === null) return nothing
    if (this.#current?.number !== generation) this.#current = this.#open(generation)
    return this.#current.snapshot
  }

  figures(): ReadonlyMap<string, KindFigures> {
    return this.#figures.byKind
  }

  #open(number: number): Generation {
    const own: Generation = {
      number,
      snapshot: {
        get: (kind, key) => this.#find(own, kind, nameOf(kind, key)),
        keep: (kind, key, make) => this.#keep(own, kind, nameOf(kind, key), make),
      },
      making: new Map(),
      endedMs: null,
    }
    return own
  }

  /** What happened in a gap may have been long ago. */
  #end(isAfterGap: boolean): void {
    const now = performance.now()
    if (this.#current) this.#current.endedMs ??= isAfterGap ? Number.NEGATIVE_INFINITY : now
    for (const [name, entry] of [...this.#entries.entries()]) {
      if (entry.kind.mayLag && !isAfterGap) entry.untilMs ??= now + lagMs
      else this.#entries.delete(name)
    }
    this.#forgetLater()
  }

  #forgetLater(): void {
    if (this.#lagging().length === 0) return
    this.#forgetting ??= setTimeout(() => {
      this.#forgetting = undefined
      const now = performance.now()
      for (const [name, { untilMs }] of this.#lagging()) {
        if ((untilMs ?? 0) <= now) this.#entries.delete(name)
      }
      this.#forgetLater()
    }, lagMs).unref()
  }

  #lagging(): [string, Entry][] {
    return [...this.#entries.entries()].filter(([, { untilMs }]) => untilMs !== null)
  }

  #isCurrent({ number }: Generation): boolean {
    return this.#changes.generation() === number
  }

  #find<V extends object>(own: Generation, kind: Kind<V>, name: string, ms = renewMs) {
    if (!this.#isCurrent(own)) return undefined
    const entry = this.#entries.get(name)
    const isFound = entry && (entry.untilMs === null || entry.untilMs - performance.now() > ms)
    if (!isFound) return undefined
    this.#figures.of(kind.name).hits++
    return entry.value as V
  }

  async #keep<V extends object>(
    own: Generation,
    kind: Kind<V>,
    name: string,
    make: () => Promise<V>,
  ): Promise<V> {
    const known = this.#find(own, kind, name)
    if (known) return known
    const making = own.making.get(name) as Promise<V> | undefined
    const made = making ?? this.#make(own, kind, name, make)
    own.making.set(name, made)
    const former = this.#find(own, kind, name, 0)
    if (!former) return made
    // If making it still fails when the lag is over, that request is told.
    made.catch(() => {})
    return former
  }

  async #make<V extends object>(
    own: Generation,
    kind: Kind<V>,
    name: string,
    make: () => Promise<V>,
  ): Promise<V> {
    this.#figures.of(kind.name).misses++
    try {
      const value = await make()
      const isWhole = kind.isWhole?.(value) ?? true
      if (isWhole && name.length <= longestName) this.#put(own, kind, name, value)
      return value
    } finally {
      own.making.delete(name)
    }
  }

  /** If changes come faster than a page is made, the page just made is the former one for its second. */
  #put<V extends object>(own: Generation, kind: Kind<V>, name: string, value: V): void {
    const untilMs = this.#isCurrent(own) ? null : (own.endedMs ?? 0) + lagMs
    if (untilMs !== null) {
      const known = this.#entries.peek(name)
      const leastMs = known ? (known.untilMs ?? Number.POSITIVE_INFINITY) : performance.now()
      if (!kind.mayLag || untilMs <= leastMs) return
    }
    const bytes = kind.sizeOf(value) + 2 * name.length + 100
    const entry = { kind: kind as unknown as Kind<object>, value, bytes, untilMs }
    this.#figures.add(kind.name, 1, bytes)
    this.#entries.set(name, entry)
    // What is larger than the budget is not taken.
    if (!this.#entries.has(name)) this.#figures.add(kind.name, -1, -bytes)
  }
}

/** No name of a kind has a line break. */
function nameOf<V extends object>({ name }: Kind<V>, key: string): string {
  return `${name}\n${key}`
}
