import { LRUCache } from 'lru-cache'
import type { Changes } from './changes.ts'

/** One kind of what is kept, told apart by its name, which is also its label in `/metrics`. */
export type Kind<V extends object> = {
  readonly name: string
  /** Bytes that one of it takes in memory, without its key. */
  readonly sizeOf: (value: V) => number
  /** Whether it may be kept; all may unless told. */
  readonly isWhole?: (value: V) => boolean
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
  #current: { snapshot: Snapshot; generation: number } | undefined

  constructor(changes: Changes, maxBytes: number) {
    this.#changes = changes
    this.#values = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }) => bytes,
      dispose: (entry) => this.#count(entry, -1),
    })
    // Nothing of before is given out any more, so that it takes no memory either.
    changes.follow(() => this.#values.clear())
  }

  /** What may be kept now. To be taken before the first read of what is to be kept. */
  snapshot(): Snapshot {
    const generation = this.#changes.generation()
    if (generation === null) return nothing
    if (this.#current?.generation !== generation) {
      this.#current = { generation, snapshot: this.#open(generation) }
    }
    return this.#current.snapshot
  }

  /** By the name of each kind that was asked for so far. */
  figures(): ReadonlyMap<string, KindFigures> {
    return this.#figures
  }

  #open(generation: number): Snapshot {
    const making = new Map<string, Promise<object>>()
    const isCurrent = () => this.#changes.generation() === generation

    const get = <V extends object>(kind: Kind<V>, key: string) => {
      const found = isCurrent() ? this.#values.get(nameOf(kind, key)) : undefined
      if (found) this.#figuresOf(kind.name).hits++
      return found?.value as V | undefined
    }
    const start = <V extends object>(kind: Kind<V>, name: string, make: () => Promise<V>) => {
      const made = make()
      making.set(name, made)
      made.then(
        (value) => {
          making.delete(name)
          if (isCurrent() && (kind.isWhole?.(value) ?? true)) this.#put(kind, name, value)
        },
        () => making.delete(name),
      )
      return made
    }
    return {
      isKeeping: true,
      get,
      keep: async <V extends object>(kind: Kind<V>, key: string, make: () => Promise<V>) => {
        const known = get(kind, key)
        if (known) return known
        this.#figuresOf(kind.name).misses++
        const name = nameOf(kind, key)
        return (making.get(name) as Promise<V> | undefined) ?? start(kind, name, make)
      },
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
