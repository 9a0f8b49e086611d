/** A filter of a list, as the query of an address has it. */
type Part<T> = {
  read: (typed: string | undefined) => T
  /** What an address without it means. */
  usual?: T
  /** Its name in the address, if it has another one. */
  name?: string
}
type Parts = Record<string, Part<unknown>>
type ValueOf<P> = P extends Part<infer T> ? T : never
type Optional<F extends Parts> = {
  [K in keyof F]: undefined extends ValueOf<F[K]> ? K : never
}[keyof F]
export type FiltersOf<F extends Parts> = {
  [K in Exclude<keyof F, Optional<F>>]: ValueOf<F[K]>
} & { [K in Optional<F>]?: ValueOf<F[K]> }

/** A text of this form, by default its first hundred letters. */
export const words = (form = /^.{1,100}/): Part<string | undefined> => ({
  read: (typed) => form.exec(typed?.trim() ?? '')?.[0],
})

export const number = (name?: string, form = /^[1-9]\d{0,8}$/): Part<number | undefined> => ({
  ...(name && { name }),
  read(typed) {
    const digits = words(form).read(typed)
    return digits === undefined ? undefined : Number(digits)
  },
})

/** One of these; any other text is the usual one. */
export const oneOf = <T extends string>(all: readonly T[], usual: T): Part<T> => ({
  usual,
  read: (typed) => all.find((each) => each === typed) ?? usual,
})

/** One of these, nothing for the usual one. */
export const oneBeside = <T extends string>(all: readonly T[], usual: T): Part<T | undefined> => ({
  usual,
  read: (typed) => all.find((each) => each === typed && each !== usual),
})

/** The filters of a list, read from its address, and the address of a list. */
export function openAddress<F extends Parts>(path: string, parts: F) {
  return {
    filtersOf(search: URLSearchParams) {
      const found = Object.entries(parts).flatMap(([key, { name = key, read }]) => {
        const value = read(search.get(name) ?? undefined)
        return value === undefined ? [] : [[key, value] as const]
      })
      return Object.fromEntries(found) as FiltersOf<F>
    },
    /** `open`: the row beside the list, where its address is a path of its own. */
    linkTo(filters: Partial<FiltersOf<F>>, open?: number | string): string {
      const query = new URLSearchParams()
      for (const [key, { name = key, usual }] of Object.entries(parts)) {
        const value = filters[key as keyof typeof filters]
        if (value && value !== usual) query.set(name, String(value))
      }
      const said = query.toString()
      const place = open === undefined ? path : `${path}/${open}`
      return said ? `${place}?${said}` : place
    },
  }
}
