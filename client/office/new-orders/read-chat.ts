import { isLocalMobileNumber, localPhoneDigits } from '#contract/phone'
import { asciiDigits } from '#contract/shop'

export type Recipient = { number?: string; name?: string; address?: string }

/** What people write before the words of a field, beside its own name. */
const own = "my|your|full|customer'?s?|receiver'?s?|আমার|পুরো|সম্পূর্ণ|গ্রাহকের|ক্রেতার|প্রাপকের|বর্তমান"
const phone = 'mobile|phone|contact|cell|whatsapp|bkash|মোবাইল|মোবা|ফোন|হোয়াটসঅ্যাপ|যোগাযোগের|যোগাযোগ'
const labels = {
  name: `(?:(?:${own})\\s+)*(?:name|নাম)`,
  address: `(?:(?:${own}|delivery|shipping|home|বাসার|ডেলিভারির|ডেলিভারি)\\s+)*(?:address|addr|location|ঠিকানা|লোকেশন)`,
  number: `(?:(?:${own}|${phone})\\s*)*(?:${phone}|number|no\\.?|নম্বর|নাম্বার|নং)`,
}
/** A label with its colon or its line end; what may stand before it is asked apart: old browsers cannot look back. */
const label = new RegExp(
  `(?:${Object.entries(labels)
    .map(([field, words]) => `(?<${field}>${words})`)
    .join('|')})\\s*(?:[:：=ঃ]+|[-–—]+(?=\\s|[+\\p{Nd}])|(?=\\n))[-\\s]*`.normalize('NFC'),
  'giu',
)
const mobile = /(^|\D)((?:\+?88[\s-]*)?0?1[\s-]?[3-9](?:[\s-]?\d){8})(?!\d)/

/**
 * Takes a chat apart: the number, the name behind its label, and the address; what has no label is
 * the address too. Absent where nothing was found.
 */
export function readChat(text: string): Recipient {
  const { number, others } = takeNumber(text.normalize('NFC').replace(/\r\n?/g, '\n'))
  let name = ''
  const address: string[] = []
  for (const { field, words } of partsOf(others)) {
    if (field !== 'name' || name) address.push(words)
    else {
      const [first = '', ...lines] = words.trim().split('\n')
      name = trim(first)
      address.push(...lines)
    }
  }
  const place = trim(
    address
      .flatMap((part) => part.split('\n').map(trim))
      .filter(Boolean)
      .join(', '),
  )
  return {
    ...(number && { number }),
    ...(name && { name: name.slice(0, 100) }),
    ...(place && { address: place.slice(0, 500) }),
  }
}

/** The first mobile number of Bangladesh in any script, and the text without it. */
function takeNumber(text: string): { number: string | undefined; others: string } {
  // A digit of any script is one letter: places stay the same.
  const plain = asciiDigits(text)
  const found = mobile.exec(plain)
  const [, before = '', written = ''] = found ?? []
  const number = localPhoneDigits(written)
  if (!found || !number || !isLocalMobileNumber(number)) return { number: undefined, others: text }
  const start = found.index + before.length
  return { number, others: `${text.slice(0, start)}\n${text.slice(start + written.length)}` }
}

/** The parts of a text, each with the label before it. */
function partsOf(text: string): { field?: string | undefined; words: string }[] {
  const parts: { field?: string | undefined; words: string }[] = []
  let from = 0
  let field: string | undefined
  label.lastIndex = 0
  for (let match = label.exec(text); match; match = label.exec(text)) {
    const { index, groups = {} } = match
    if (index > 0 && !/[\s,;।|]/.test(text.charAt(index - 1))) {
      label.lastIndex = index + 1
      continue
    }
    parts.push({ field, words: text.slice(from, index) })
    field = Object.keys(groups).find((name) => groups[name] !== undefined)
    from = label.lastIndex
  }
  return [...parts, { field, words: text.slice(from) }]
}

/** Without commas, dashes and spaces around it; spaces within become one. */
function trim(text: string): string {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/^[\s,;:।|*•–—-]+|[\s,;:|*•–—-]+$/g, '')
    .trim()
}
