/** What scripts of both pages use and the browsers of vite-browsers.ts lack. */
add(Array.prototype, 'at', function at(this: unknown[], index: number) {
  return this[index < 0 ? this.length + index : index]
})
add(
  Array.prototype,
  'findLast',
  function findLast(this: unknown[], isIt: (one: unknown) => unknown) {
    return [...this].reverse().find(isIt)
  },
)
add(Object, 'hasOwn', (of: object, key: PropertyKey) => Object.hasOwn(of, key))
add(URL, 'canParse', (url: string, base?: string) => {
  try {
    return new URL(url, base) !== null
  } catch {
    return false
  }
})

/** Not enumerable, as a built-in: `for in` of a list must not find it. */
function add(to: object, name: string, value: unknown): void {
  if (!(name in to)) Object.defineProperty(to, name, { value, configurable: true, writable: true })
}
