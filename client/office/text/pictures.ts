import { openTexts } from './lang'

/** A picture that is chosen, cut and sent. */
const bn = {
  picture: 'ছবি',
  choosePicture: 'ছবি বাছুন',
  otherPicture: 'অন্য ছবি',
  sending: (percent: number) => `যাচ্ছে: ${percent}%`,
  tooSmall: (width: number) => `ছবিটি ছোট। অন্তত ${width} পিক্সেল চওড়া ছবি দিন।`,
  remove: 'বাদ দিন',
  stop: 'থামান',
  again: 'আবার',
  crop: {
    title: 'কোন অংশ থাকবে',
    hint: 'ছবিটি টেনে বা তীর চিহ্নের বোতামে সরান, নিচের দাগ টেনে কাছে আনুন।',
    part: 'ছবির যে অংশ থাকবে',
    zoom: 'কাছে আনুন',
    turn: 'ডানে ঘোরান',
    turned: (degrees: number) => `${degrees}° ঘুরেছে`,
    whole: 'লম্বা ছবি, পুরোটা থাকবে',
    square: 'চৌকো করে কাটুন',
    take: 'এভাবে নিন',
  },
}

const en: typeof bn = {
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

export const [usePictureText] = openTexts(bn, en)
