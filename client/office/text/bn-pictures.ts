/** A picture that is chosen and sent. */
export const pictures = {
  picture: 'ছবি',
  choosePicture: 'ছবি বাছুন',
  otherPicture: 'অন্য ছবি',
  sending: (percent: number) => `যাচ্ছে: ${percent}%`,
  tooSmall: (width: number) => `ছবিটি ছোট। অন্তত ${width} পিক্সেল চওড়া ছবি দিন।`,
  remove: 'বাদ দিন',
  unreadable: 'ছবিটি পড়া যায়নি। JPEG, PNG বা WebP দিন।',
}
