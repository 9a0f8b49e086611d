import { orNull } from '../failures/or-null.ts'

/** Other keys of a bucket and unfinished files lie below `/uploads` too. */
const picture = /^(catalog|banners|reviews|users|brand)\/.+\.(avif|webp|jpe?g|png|gif)$/i

export function pictureNameOf({ method, path }: { method: string; path: string }): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  const name = orNull(() => decodeURIComponent(path.slice(1))) ?? ''
  return isPictureName(name) ? name : null
}

/** Whether a name lies in a folder of pictures, not hidden, without `..`. */
export function isPictureName(name: string): boolean {
  const isPlain = name.split('/').every((part) => part !== '' && !part.startsWith('.'))
  const isName = isPlain && name.length <= 300 && !/[\p{Cc}\\]/u.test(name)
  return isName && picture.test(name)
}
