import { phrases } from './tokens.ts'

export const beforeMax =
  phrases(`under, below, less than, lower than, cheaper than, within, upto, up to, not more than,
  no more than, not over, not above, at most, maximum, max price, <, < =, সর্বোচ্চ, অনধিক, shorboccho, sorboccho`)
export const beforeMin =
  phrases(`above, over, more than, greater than, higher than, at least, minimum, min price,
  not less than, not under, starting from, starts from, >, > =, সর্বনিম্ন, কমপক্ষে, অন্তত, ন্যূনতম, kompokkhe`)
export const beforeAround = phrases(
  'around, about, approx, approximately, nearly, ~, প্রায়, pray, praay',
)
/** Only beside a word for taka: models are called "Pro Max 256" and "Air Max 90". */
export const beforeMoney = { max: phrases('max, for, at, in, =, @'), min: phrases('min, from') }
export const afterMax =
  phrases(`মধ্যে, মাঝে, ভিতরে, ভেতরে, ভিতর, ভেতর, নিচে, নীচে, নিচের, নীচের, কমে, কম, কমের, কম দামে, কম দামের,
  পর্যন্ত, অবধি, এর মধ্যের, moddhe, modhe, moddhye, mddhe, moddhey, majhe, vitore, bhitore, vetore, bhetore, vitor, niche,
  nice, nicher, kome, kom, porjonto, por jonto, or less, and less, or below, and below, or under, and under, or lower`)
export const afterMin =
  phrases(`উপরে, উপর, ওপরে, ওপর, উপরের, ওপরের, বেশি, বেশী, অধিক, থেকে শুরু, থেকে বেশি, upore, upor, opore, uporer,
  beshi, besi, theke shuru, theke suru, theke beshi, or more, and more, or above, and above, and up, and over`)
export const afterAround =
  phrases(`মতো, মত, মতন, আশেপাশে, আশপাশে, কাছাকাছি, এর মতো, moto, moton, ashepashe, ashpashe, asepase,
  kachakachi`)
export const afterMoney = { max: phrases('max, maximum'), min: phrases('min, minimum, +') }
/** Of an amount: "৫০০ এর নিচে", "500-er niche". */
export const ending = phrases('এর, র, er, r, ar')
export const between = phrases('between, from, in between, range')
export const dash = phrases('-, –, —, ‒, ‑')
export const until = phrases('to, till, until, থেকে, হতে, theke, thake, hote')
export const and = phrases('and, &, ও, এবং, আর, o, ebong, ar')
export const both = phrases('মধ্যে, মাঝে, moddhe, modhe, majhe, majhamajhi, মাঝামাঝি')
/** Words that only say that a price follows. */
export const price =
  phrases(`price, prices, price range, the price of, price of, cost, budget, rate, দাম, দামের, মূল্য, বাজেট, রেঞ্জ,
  dam, daam, damer, bajet, than, rs, the, range`)
export const lead =
  phrases(`price, prices, price range, cost, budget, range, rate, দাম, দামের, মূল্য, বাজেট, dam, daam, damer,
  bajet, with, in, for, of, at, my, আমার, amar`)
export const tail =
  phrases(`price, prices, range, budget, only, মাত্র, দাম, দামে, দামের, মূল্যে, মূল্যের, বাজেট, বাজেটে, রেঞ্জে, dam, dame,
  daam, damer, bajet, bajete, er, এর, matro`)
/** Words before a number of another kind. */
export const names =
  phrases(`size, সাইজ, saij, model, মডেল, code, কোড, no, number, নম্বর, নং, sku, id, page, পাতা, class, ক্লাস,
  শ্রেণি, part, পর্ব, খণ্ড, volume, vol, chapter, age, বয়স, series, version, windows, note, galaxy, iphone, redmi, nokia`)
