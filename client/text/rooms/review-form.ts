import { toBengaliDigits } from '../format'

/** Writing a review. */
export const reviewForm = {
  write: 'রিভিউ লিখুন',
  opinion: 'আপনার মতামত',
  howIsIt: 'পণ্যটি কেমন লাগল?',
  stars: 'কত তারা দেবেন? (না দিলেও চলে)',
  giveStars: (stars: number) => `${toBengaliDigits(stars)} তারা`,
  send: 'রিভিউ পাঠান',
  sending: 'পাঠানো হচ্ছে…',
  uploading: 'ছবি আপলোড',

  addPictures: 'ছবি যোগ করুন',
  limits: (pictures: number) => `সর্বোচ্চ ${toBengaliDigits(pictures)}টি, প্রতিটি ৮ MB পর্যন্ত`,
  picked: (place: number) => `বাছাই করা ছবি ${toBengaliDigits(place)}`,
  remove: (place: number) => `ছবি ${toBengaliDigits(place)} সরান`,
  removeFile: (file: string) => `${file} সরান`,
  tooMany: (pictures: number) => `সর্বোচ্চ ${toBengaliDigits(pictures)}টি ছবি দেওয়া যায়`,
  wrongKind: (file: string) => `${file}: শুধু JPEG, PNG, WebP, AVIF বা GIF ছবি দেওয়া যায়`,
  tooBig: (file: string) => `${file}: ছবিটি ৮ MB-র বেশি`,
  broken: (file: string) => `${file}: ছবিটি খোলা যাচ্ছে না`,
}

export const en: typeof reviewForm = {
  write: 'Write a review',
  opinion: 'Your opinion',
  howIsIt: 'How do you like the product?',
  stars: 'How many stars? (optional)',
  giveStars: (stars) => (stars === 1 ? '1 star' : `${stars} stars`),
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
