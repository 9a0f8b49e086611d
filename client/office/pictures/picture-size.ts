/** A phone can unpack so much: 260 MB. */
const mostPixels = 65_000_000

/** A refusal of the server, here before anything is sent. */
export const tooManyPixels = 'The picture has too many pixels'

/**
 * Whether this browser can show a picture, and has the memory to. Reads its beginning alone: a picture
 * is unpacked when it is drawn.
 */
export async function judgePicture(file: Blob): Promise<'fine' | 'unreadable' | 'too large'> {
  const url = URL.createObjectURL(file)
  const picture = new Image()
  const isRead = await new Promise<boolean>((done) => {
    picture.onload = () => done(true)
    picture.onerror = () => done(false)
    picture.src = url
  })
  URL.revokeObjectURL(url)
  if (!isRead) return 'unreadable'
  return picture.naturalWidth * picture.naturalHeight > mostPixels ? 'too large' : 'fine'
}
