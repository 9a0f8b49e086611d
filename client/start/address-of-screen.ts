import { paths } from '../paths'
import { findScreen } from '../routes'

/**
 * The one address of a screen, spelled as in its links: the router also accepts capitals and final
 * slashes. Parameters that the screen does not read, such as trackers', are left out.
 */
export function addressOfScreen(address: string): string {
  const [path = '', query] = address.split('?')
  const found = findScreen(new URL(path, 'http://shop.invalid'))
  if (!found) return path
  const spelled = spell(found.screen.path, path, found.place.params.menu)
  const { searchParams } = new URL(address, 'http://shop.invalid')
  const read = new URLSearchParams()
  for (const name of (query && found.screen.query) || []) {
    const value = searchParams.get(name)
    if (value !== null) read.set(name, value)
  }
  return read.size > 0 ? `${spelled}?${read}` : spelled
}

function spell(pattern: string, path: string, menu: string | undefined): string {
  if (menu) return paths.menu(menu)
  const given = path.split('/')
  const parts = pattern.split('/')
  return parts.map((part, nr) => (part.startsWith(':') ? given[nr] : part)).join('/')
}
