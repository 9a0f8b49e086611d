// Over 200 lines: a generation, what is kept of it and what may lag behind it are told apart in one place.

import { LRUCache } from 'lru-cache'
import type { Changes } from './changes.ts'

/** One kind of what is kept, told apart by its name, which is also its label in `/metrics`. */
export type Kind<V extends object> = {
  readonly name: string
  /** Bytes that one of it takes in memory, without its key. */
  readonly sizeOf: (value: V) => number
  /** Whether it may be kept; all may unless told. */
  readonly isWhole?: (value: V) => boolean
  /** Whether the former one may be given out for a second after a change; see `lagMs`. */
  readonly mayLag?: boolean
}
export type KindFigures = { entries: number; bytes: number; hits: number; misses: number }

/** What is made of the public catalogue between two changes of it. */
export type Snapshot = {
  /** False while this process cannot hear of changes. */
  isKeeping: boolean
  /** What is kept, without making it. */
  get: <V extends object>(kind: Kind<V>, key: string) => V | undefined
  /** What is kept, or what is being made, or else made now. */
  keep: <V extends object>(kind: Kind<V>, key: string, make: () => Promise<V>) => Promise<V>
}

type Entry = { kind: Kind<object>; value: object; bytes: number }
type Former = { value: object; untilMs: number }
type Generation = {
  number: number
  snapshot: Snapshot
  /** By what is made and for whom, as in the values. */
  making: Map<string, Promise<object>>
  /** When a change ended it. */
  endedMs: number | null
}

/** So long after a change the former one may be given out. */
const lagMs = 1000
/** So long before its end a new one is made: of many changes a second, few cost one. */
const renewMs = 500

/** While a process cannot hear of changes. */
const nothing: Snapshot = {
  isKeeping: false,
  get: () => undefined,
  keep: (_kind, _key, make) => make(),
}

/**
 * Keeps what is the same for everybody until the catalogue changes, in whichever process, under one
 * budget in bytes. Whoever makes something of several reads takes a snapshot first and makes all of
 * it inside: what a snapshot still makes after a change dies with it.
 */
export class Cache {
  readonly #changes: Changes
  readonly #values: LRUCache<string, Entry>
  readonly #figures = new Map<string, KindFigures>()
  readonly #former = new Map<string, Former>()
  #current: Generation | undefined

  constructor(changes: Changes, maxBytes: number) {
    this.#changes = changes
    this.#values = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }) => bytes,
      dispose: (entry) => this.#count(entry, -1),
    })
    changes.follow((isAfterGap) => this.#end(isAfterGap))
  }

  /** What may be kept now. To be taken before the first read of what is to be kept. */
  snapshot(): Snapshot {
    const generation = this.#changes.generation()
    if (generation === null) return nothing
    if (this.#current?.number !== generation) this.#current = this.#open(generation)
    return this.#current.snapshot
  }

  /** By the name of each kind that was asked for so far. */
  figures(): ReadonlyMap<string, KindFigures> {
    return this.#figures
  }

  #open(number: number): Generation {
    const own: Generation = {
      number,
      snapshot: {
        isKeeping: true,
        get: (kind, key) => this.#get(own, kind, nameOf(kind, key)),
        keep: (kind, key, make) => this.#keep(own, kind, nameOf(kind, key), make),
      },
      making: new Map(),
      endedMs: null,
    }
    return own
  }

  /** A change was heard of. What happened in a gap may have been long ago. */
  #end(isAfterGap: boolean): void {
    const now = performance.now()
    if (this.#current) this.#current.endedMs ??= isAfterGap ? Number.NEGATIVE_INFINITY : now
    if (isAfterGap) this.#former.clear()
    else {
      for (const [name, { kind, value }] of this.#values.entries()) {
        if (kind.mayLag) this.#former.set(name, { value, untilMs: now + lagMs })
      }
      setTimeout(() => this.#forgetFormer(), lagMs + 1).unref()
    }
    this.#values.clear()
  }

  #forgetFormer(): void {
    const now = performance.now()
    for (const [name, { untilMs }] of this.#former) if (untilMs <= now) this.#former.delete(name)
  }

  #isCurrent({ number }: Generation): boolean {
    return this.#changes.generation() === number
  }

  #get<V extends object>(own: Generation, kind: Kind<V>, name: string): V | undefined {
    if (!this.#isCurrent(own)) return undefined
    const found = this.#values.get(name) ?? this.#formerFor(name, renewMs)
    if (found) this.#figuresOf(kind.name).hits++
    return found?.value as V | undefined
  }

  /** The former one, where it may be given out for longer than `ms`. */
  #formerFor(name: string, ms: number): Former | undefined {
    const former = this.#former.get(name)
    return former && former.untilMs - performance.now() > ms ? former : undefined
  }

  async #keep<V extends object>(
    own: Generation,
    kind: Kind<V>,
    name: string,
    make: () => Promise<V>,
  ): Promise<V> {
    const known = this.#get(own, kind, name)
    if (known) return known
    this.#figuresOf(kind.name).misses++
    const making = own.making.get(name) as Promise<V> | undefined
    const made = making ?? this.#make(own, kind, name, make)
    const former = this.#isCurrent(own) && this.#formerFor(name, 0)
    if (!former) return made
    // Who asks next is told what went wrong, if it still does.
    made.catch(() => {})
    return former.value as V
  }

  #make<V extends object>(own: Generation, kind: Kind<V>, name: string, make: () => Promise<V>) {
    const made = make()
    own.making.set(name, made)
    made.then(
      (value) => {
        own.making.delete(name)
        if (kind.isWhole && !kind.isWhole(value)) return
        if (this.#isCurrent(own)) this.#put(kind, name, value)
        else if (kind.mayLag) this.#putFormer(own, name, value)
      },
      () => own.making.delete(name),
    )
    return made
  }

  /** Changes that come faster than it is made would otherwise leave nothing to give out. */
  #putFormer({ endedMs }: Generation, name: string, value: object): void {
    if (endedMs === null) return
    const untilMs = endedMs + lagMs
    if (untilMs > (this.#former.get(name)?.untilMs ?? performance.now())) {
      this.#former.set(name, { value, untilMs })
    }
  }

  #put<V extends object>(kind: Kind<V>, name: string, value: V): void {
    const bytes = kind.sizeOf(value) + 2 * name.length + 100
    const entry = { kind: kind as unknown as Kind<object>, value, bytes }
    this.#count(entry, 1)
    this.#values.set(name, entry)
    // What is larger than the budget is not taken.
    if (!this.#values.has(name)) this.#count(entry, -1)
  }

  #count({ kind, bytes }: Entry, sign: 1 | -1): void {
    const figures = this.#figuresOf(kind.name)
    figures.entries += sign
    figures.bytes += sign * bytes
  }

  #figuresOf(name: string): KindFigures {
    const known = this.#figures.get(name)
    if (known) return known
    const figures = { entries: 0, bytes: 0, hits: 0, misses: 0 }
    this.#figures.set(name, figures)
    return figures
  }
}

/** No name of a kind has a line break. */
function nameOf<V extends object>({ name }: Kind<V>, key: string): string {
  return `${name}\n${key}`
}
