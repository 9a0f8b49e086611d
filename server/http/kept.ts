import { LRUCache } from 'lru-cache'
import type { Changes } from '../database/changes.ts'

/**
 * Keeps answers that are the same for everybody until the catalogue changes, in whichever process.
 * `sizeOf` in bytes. What was read before a change is not kept after it.
 */
export class Kept<V extends object> {
  readonly #values: LRUCache<string, V>
  readonly #changes: Changes
  readonly #making = new Map<string, { generation: number | null; made: Promise<V> }>()
  #generation: number | null = null

  constructor(changes: Changes, maxBytes: number, sizeOf: (value: V) => number) {
    this.#changes = changes
    this.#values = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (value, key) => sizeOf(value) + key.length + 1,
    })
  }

  get entries(): number {
    return this.#values.size
  }

  get bytes(): number {
    return this.#values.calculatedSize
  }

  get(key: string): V | undefined {
    return this.#isCurrent() ? this.#values.get(key) : undefined
  }

  /**
   * What is kept, or else made now; `isWhole` says whether it may be kept. `since`: the generation of
   * what it is made from, where that was read before.
   */
  async getOrMake(
    key: string,
    make: () => Promise<V>,
    isWhole: (value: V) => boolean = () => true,
    since = this.#changes.generation(),
  ): Promise<V> {
    const kept = this.get(key)
    if (kept) return kept
    const made = await make()
    if (since !== null && since === this.#changes.generation() && isWhole(made)) {
      this.#isCurrent()
      this.#values.set(key, made)
    }
    return made
  }

  /** The same, but who comes while it is made waits for that. For what is dear to make. */
  getOrMakeOnce(
    key: string,
    make: () => Promise<V>,
    isWhole?: (value: V) => boolean,
    since = this.#changes.generation(),
  ): Promise<V> {
    const under = this.#making.get(key)
    if (under && since !== null && under.generation === since) return under.made
    const made = this.getOrMake(key, make, isWhole, since)
    const entry = { generation: since, made }
    this.#making.set(key, entry)
    const forget = () => this.#making.get(key) === entry && this.#making.delete(key)
    made.then(forget, forget)
    return made
  }

  #isCurrent(): boolean {
    const now = this.#changes.generation()
    if (now !== this.#generation) {
      this.#values.clear()
      this.#generation = now
    }
    return now !== null
  }
}
