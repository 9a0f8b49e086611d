import type { Texts } from './bn'

/** Each file once more, as a module of which the build keeps only the English. */
const files = import.meta.glob<Partial<Texts>>('./first/*.ts', {
  query: '?en',
  import: 'en',
  eager: true,
})

/** The same texts in English, a script of its own. */
export const en = Object.assign({}, ...Object.values(files)) as Texts
