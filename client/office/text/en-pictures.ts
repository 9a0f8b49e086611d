import type { pictures as bengali } from './bn-pictures'

export const pictures: typeof bengali = {
  picture: 'Picture',
  choosePicture: 'Choose a picture',
  otherPicture: 'Another picture',
  sending: (percent) => `Sending: ${percent}%`,
  tooSmall: (width) => `The picture is too small. It must be at least ${width} pixels wide.`,
  remove: 'Remove',
  stop: 'Stop',
  again: 'Try again',
  crop: {
    title: 'Which part stays',
    hint: 'Move the picture by drag or by the arrow keys, bring it nearer by the slider below.',
    part: 'The part that stays',
    zoom: 'Bring nearer',
    turn: 'Turn right',
    turned: (degrees) => `Turned by ${degrees}°`,
    square: 'Cut it square',
    take: 'Take it so',
  },
}
