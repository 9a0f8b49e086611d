import { LRUCache } from 'lru-cache'
import type { Changes } from './changes.ts'

type KindFigures = { entries: number; bytes: number; hits: number; misses: number }

/** Entries, bytes, hits and misses of each kind. */
class Figures {
  readonly byKind = new Map<string, KindFigures>()

  of(kind: string): KindFigures {
    const known = this.byKind.get(kind)
    if (known) return known
    const figures = { entries: 0, bytes: 0, hits: 0, misses: 0 }
    this.byKind.set(kind, figures)
    return figures
  }

  add(kind: string, entries: number, bytes: number): void {
    const figures = this.of(kind)
    figures.entries += entries
    figures.bytes += bytes
  }
}

export type Kind<V extends object> = {
  readonly name: string
  readonly sizeOf: (value: V) => number
  readonly isWhole?: (value: V) => boolean
  /** Whether an ended value may be returned for `lagMs` while a new one is made. */
  readonly mayLag?: boolean
}

export type Snapshot = {
  get: <V extends object>(kind: Kind<V>, key: string) => V | undefined
  getOrMake: <V extends object>(kind: Kind<V>, key: string, make: () => Promise<V>) => Promise<V>
}

type Entry = {
  kind: Kind<object>
  value: object
  bytes: number
  /** When a change ended its validity (ms); null while it is valid. */
  endedMs: number | null
}
type Generation = {
  number: number
  snapshot: Snapshot
  making: Map<string, Promise<object>>
  endedMs: number | null
}

const lagMs = 1000

/** Values with a longer name are not cached: names contain addresses, which anybody can write. */
const longestName = 2000

const nothing: Snapshot = {
  get: () => undefined,
  getOrMake: (_kind, _key, make) => make(),
}

export class Cache {
  readonly #changes: Changes
  readonly #entries: LRUCache<string, Entry>
  readonly #figures = new Figures()
  #current: Generation | undefined

  constructor(changes: Changes, maxBytes: number) {
    this.#changes = changes
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }) => bytes,
      dispose: ({ kind, bytes }) => this.#figures.add(kind.name, -1, -bytes),
    })
    changes.follow((isAfterGap) => this.#end(isAfterGap))
  }

  /** Take it before the first read: a value made across a change is then not cached. */
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
        getOrMake: (kind, key, make) => this.#getOrMake(own, kind, nameOf(kind, key), make),
      },
      making: new Map(),
      endedMs: null,
    }
    return own
  }

  /** Changes during a gap are unknown, so no older value is returned. */
  #end(isAfterGap: boolean): void {
    const endedMs = isAfterGap ? Number.NEGATIVE_INFINITY : performance.now()
    if (this.#current) this.#current.endedMs ??= endedMs
    for (const [name, entry] of [...this.#entries.entries()]) {
      entry.endedMs = Math.min(entry.endedMs ?? endedMs, endedMs)
      if (!mayBeGiven(entry)) this.#entries.delete(name)
    }
  }

  #find<V extends object>({ number }: Generation, kind: Kind<V>, name: string) {
    if (this.#changes.generation() !== number) return undefined
    const entry = this.#entries.get(name)
    return entry?.endedMs === null ? this.#give(kind, entry) : undefined
  }

  #give<V extends object>({ name }: Kind<V>, { value }: Entry): V {
    this.#figures.of(name).hits++
    return value as V
  }

  async #getOrMake<V extends object>(
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
    const former = this.#entries.peek(name)
    if (!former || !mayBeGiven(former)) return made
    // The next request after the lag receives the error.
    made.catch(() => {})
    return this.#give(kind, former)
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

  /** Changes may come faster than a page is made: the value has then ended already. */
  #put<V extends object>(own: Generation, kind: Kind<V>, name: string, value: V): void {
    const isCurrent = this.#changes.generation() === own.number
    const endedMs = isCurrent ? null : (own.endedMs ?? Number.NEGATIVE_INFINITY)
    const bytes = kind.sizeOf(value) + 2 * name.length + 100
    const entry = { kind: kind as unknown as Kind<object>, value, bytes, endedMs }
    if (endedMs !== null) {
      const known = this.#entries.peek(name)
      const isLatest = !known || (known.endedMs ?? Number.POSITIVE_INFINITY) < endedMs
      if (!isLatest || !mayBeGiven(entry)) return
    }
    this.#figures.add(kind.name, 1, bytes)
    this.#entries.set(name, entry)
    // The LRU refuses a value larger than the budget.
    if (!this.#entries.has(name)) this.#figures.add(kind.name, -1, -bytes)
  }
}

function mayBeGiven({ kind, endedMs }: Entry): boolean {
  return kind.mayLag === true && endedMs !== null && performance.now() - endedMs < lagMs
}

/** A name of a kind has no line break, so two names never meet. */
function nameOf<V extends object>({ name }: Kind<V>, key: string): string {
  return `${name}\n${key}`
}
