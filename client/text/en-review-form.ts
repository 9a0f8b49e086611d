import type { Texts } from './bn'

export const reviewForm: Texts['reviewForm'] = {
  write: 'Write a review',
  opinion: 'Your opinion',
  howIsIt: 'How do you like the product?',
  send: 'Submit review',
  sending: 'Sending…',
  uploading: 'Uploading pictures',

  addPictures: 'Add pictures',
  limits: (pictures) => `${pictures} at most, up to 8 MB each`,
  picked: (place) => `Chosen picture ${place}`,
  remove: (place) => `Remove picture ${place}`,
  removeFile: (file) => `Remove ${file}`,
  tooMany: (pictures) => `At most ${pictures} pictures can be added`,
  wrongKind: (file) => `${file}: only JPEG, PNG, WebP, AVIF or GIF pictures can be added`,
  tooBig: (file) => `${file}: the picture is larger than 8 MB`,
  broken: (file) => `${file}: the picture cannot be opened`,
}
