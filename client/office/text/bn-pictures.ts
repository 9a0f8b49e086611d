/** A picture that is chosen, cut and sent. */
export const pictures = {
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
