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
    title: 'Crop the picture',
    hint: 'Drag the picture or use the arrow keys to move it. Use the slider to zoom.',
    part: 'The part to keep',
    zoom: 'Zoom',
    turn: 'Turn right',
    turned: (degrees) => `Turned by ${degrees}°`,
    whole: 'Wide: keep all of it',
    square: 'Crop to a square',
    take: 'Use this part',
  },
}
