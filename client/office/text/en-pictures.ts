import type { pictures as bengali } from './bn-pictures'

export const pictures: typeof bengali = {
  picture: 'Picture',
  choosePicture: 'Choose a picture',
  otherPicture: 'Another picture',
  sending: (percent) => `Sending: ${percent}%`,
  tooSmall: (width) => `The picture is too small. It must be at least ${width} pixels wide.`,
  remove: 'Remove',
  unreadable: 'The picture could not be read. Use JPEG, PNG or WebP.',
}
