import { toBengaliDigits } from '../text/format'
import type { Words } from '../text/pairs'

/** Writing a review. */
export const reviewFormWords = {
  write: ['রিভিউ লিখুন', 'Write a review'],
  opinion: ['আপনার মতামত', 'Your opinion'],
  howIsIt: ['পণ্যটি কেমন লাগল?', 'How do you like the product?'],
  stars: ['কত তারা দেবেন? (না দিলেও চলে)', 'How many stars? (optional)'],
  giveStars: (stars: number) => [
    `${toBengaliDigits(stars)} তারা`,
    stars === 1 ? '1 star' : `${stars} stars`,
  ],
  send: ['রিভিউ পাঠান', 'Submit review'],
  sending: ['পাঠানো হচ্ছে…', 'Sending…'],
  uploading: ['ছবি আপলোড', 'Uploading pictures'],

  addPictures: ['ছবি যোগ করুন', 'Add pictures'],
  limits: (pictures: number) => [
    `সর্বোচ্চ ${toBengaliDigits(pictures)}টি, প্রতিটি ৮ MB পর্যন্ত`,
    `${pictures} at most, up to 8 MB each`,
  ],
  picked: (place: number) => [`বাছাই করা ছবি ${toBengaliDigits(place)}`, `Chosen picture ${place}`],
  remove: (place: number) => [`ছবি ${toBengaliDigits(place)} সরান`, `Remove picture ${place}`],
  removeFile: (file: string) => [`${file} সরান`, `Remove ${file}`],
  tooMany: (pictures: number) => [
    `সর্বোচ্চ ${toBengaliDigits(pictures)}টি ছবি দেওয়া যায়`,
    `At most ${pictures} pictures can be added`,
  ],
  wrongKind: (file: string) => [
    `${file}: শুধু JPEG, PNG, WebP, AVIF বা GIF ছবি দেওয়া যায়`,
    `${file}: only JPEG, PNG, WebP, AVIF or GIF pictures can be added`,
  ],
  tooBig: (file: string) => [
    `${file}: ছবিটি ৮ MB-র বেশি`,
    `${file}: the picture is larger than 8 MB`,
  ],
  broken: (file: string) => [`${file}: ছবিটি খোলা যাচ্ছে না`, `${file}: the picture cannot be opened`],
} satisfies Words
