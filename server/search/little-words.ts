/** Words that say nothing about the product. */
export const filler = new Set(
  `best new cheap cheapest cheaper price prices rate cost buy order online bd bangladesh dhaka shop
  store for with and the a an of in on to me my i want need some any good nice latest quality
  from at is are low lowest under below tk taka bdt original available please show best-price
  dam daam koto valo bhalo notun kinte kinbo chai lagbe jonno sosta shosta theke dorkar kom damer dame
  দাম দামে দামের মূল্য কত কতো সস্তা ভালো ভাল নতুন সেরা কিনতে কিনব কিনবো চাই লাগবে দরকার জন্য জন্যে কম এর
  ও এবং আর থেকে জিনিস jinis একটি একটা কিছু আসল অনলাইন অনলাইনে বাংলাদেশ বাংলাদেশে টাকা টাকার টাকায় মধ্যে ভালো মানের
  আছে কি দেখান অর্ডার ache ki korar korte korbo chara ছাড়া করার করতে করা দূর dur
  jawar jabar যাওয়ার apnader porar পরার`
    .normalize('NFC')
    .split(/\s+/),
)

/** They say how much, not what. */
const measures =
  /^(?:x*[sml]|set|pcs|piece|pack|pair|combo|size|kg|gm?|gram|ml|ltr|liter|litre|inch|w|watt|ton|সেট|পিস|প্যাক|জোড়া|কম্বো|সাইজ|কেজি|গ্রাম|মিলি|লিটার|ইঞ্চি|টন|ওয়াট)$/
export function isMeasure(word: string): boolean {
  return measures.test(word)
}
