import { asciiDigits } from '#contract/shop'

/** What is paid before a product is sent; without a sum where its policy names none in taka. */
export type Advance = { taka?: number }

/**
 * The one rule for every screen and message: whether a policy, as HTML, asks for an advance. A sentence that says
 * that none is needed, or taken, does not; one that nothing is sent without it does.
 */
export function advanceOf(policy: string): Advance | undefined {
  const asking = sentencesOf(policy).filter(
    (sentence) =>
      names.test(sentence) && (!denies.test(sentence) || sendsNotWithout.test(sentence)),
  )
  if (asking.length === 0) return undefined
  const taka = asking.map(takaOf).find((sum) => sum !== undefined)
  return taka === undefined ? {} : { taka }
}

/** What comes behind it in one sentence is not read. */
const longestSentence = 500

const pattern = (source: string) => new RegExp(source.normalize('NFC').replace(/\s+/g, ''), 'iu')

const names = pattern('অগ্রিম|অগ্রীম|বুকিং|বায়না|\\badvance(?!d)|\\bbooking|\\bdeposit|\\bprepay')
const denies = pattern(`
  (?:লাগে|লাগবে|লাগছে|দিতে\\sহয়|দিতে\\sহবে|করতে\\sহয়|করতে\\sহবে|নিই|নেই|নেওয়া\\sহয়|চাই)\\sনা
  |(?:প্রয়োজন|দরকার|বাধ্যতামূলক|অগ্রিম|অগ্রীম|বুকিং|পেমেন্ট|টাকা)\\s(?:নেই|নয়|হয়\\sনা|হবে\\sনা|পড়ে\\sনা)
  |ছাড়া
  |\\b(?:no|without|free\\sof)\\b[^,;:]*\\b(?:advance|booking|deposit|prepay)
  |(?:\\bnot|n['’]t|\\bnever)\\b[^,;:]*\\b(?:advance|booking|deposit|prepay)
  |\\b(?:advance|booking|deposit|prepayment)\\b[^,;:]*(?:\\bnot|n['’]t|\\bnever)\\s
    (?:be\\s)?(?:needed|required|necessary|taken|asked)`)
const sendsNotWithout = pattern(`
  ছাড়া\\s.*(?:না|নেই)(?![\\p{L}\\p{M}])|(?:\\bnot|n['’]t|\\bnever|\\bnothing|\\bno\\sorder)\\b.*\\bwithout\\b`)
const sum = /(?:৳|\btk\.?|\btaka)\s*(\d[\d,]*)|(\d[\d,]*)\s*(?:৳|টাকা|taka\b|tk\b)/i

function sentencesOf(policy: string): string[] {
  return policy
    .normalize('NFC')
    .replace(/<\/?(?:p|li|ul|ol|div|h\d|t[dhr]|table|br)\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/\btk\.\s*/gi, 'tk ')
    .split(/[।!?;\n]|\.(?=\s|$)/)
    .map((sentence) => sentence.slice(0, longestSentence))
}

/** Of the part that names the advance: a sentence may tell the price too. */
function takaOf(sentence: string): number | undefined {
  const parts = asciiDigits(sentence).split(/[,:](?!\d)/)
  const [, before, after] = sum.exec(parts.find((part) => names.test(part)) ?? '') ?? []
  const digits = (before ?? after)?.replaceAll(',', '')
  return digits ? Number(digits) : undefined
}
