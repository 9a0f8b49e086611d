import type { Words } from '../../text/pairs'

/** A picture that is chosen, cut and sent. */
export const pictureWords = {
  picture: ['ছবি', 'Picture'],
  choosePicture: ['ছবি বাছুন', 'Choose a picture'],
  otherPicture: ['অন্য ছবি', 'Another picture'],
  sending: (percent: number) => [`যাচ্ছে: ${percent}%`, `Sending: ${percent}%`],
  tooSmall: (width: number) => [
    `ছবিটি ছোট। অন্তত ${width} পিক্সেল চওড়া ছবি দিন।`,
    `The picture is too small. It must be at least ${width} pixels wide.`,
  ],
  remove: ['বাদ দিন', 'Remove'],
  stop: ['থামান', 'Stop'],
  again: ['আবার', 'Try again'],
  crop: {
    title: ['কোন অংশ থাকবে', 'Crop the picture'],
    hint: [
      'ছবিটি টেনে বা তীর চিহ্নের বোতামে সরান, নিচের দাগ টেনে কাছে আনুন।',
      'Drag the picture or use the arrow keys to move it. Use the slider to zoom.',
    ],
    part: ['ছবির যে অংশ থাকবে', 'The part to keep'],
    zoom: ['কাছে আনুন', 'Zoom'],
    turn: ['ডানে ঘোরান', 'Turn right'],
    turned: (degrees: number) => [`${degrees}° ঘুরেছে`, `Turned by ${degrees}°`],
    whole: ['লম্বা ছবি, পুরোটা থাকবে', 'Wide: keep all of it'],
    square: ['চৌকো করে কাটুন', 'Crop to a square'],
    take: ['এভাবে নিন', 'Use this part'],
  },
} satisfies Words
