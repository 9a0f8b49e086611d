import type { Rooms } from './lang'

/**
 * The English of every room by its name, a script of its own: each file is here a module of which
 * only `en` is left, and where a screen imports it, only the Bengali.
 */
const files = import.meta.glob<object>('./rooms/*.ts', { query: '?en', import: 'en', eager: true })

export const en: Rooms = Object.fromEntries(
  Object.entries(files).map(([path, english]) => [roomOf(path), english]),
)

/** `reviewForm` is in rooms/review-form.ts. */
function roomOf(path: string): string {
  const [, name = ''] = /([\w-]+)\.ts/.exec(path) ?? []
  return name.replace(/-(.)/g, (_all, letter: string) => letter.toUpperCase())
}
