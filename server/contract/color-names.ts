/** Shoppers' names of colours, with their CSS colours. */
const known = [
  { name: 'লাল', css: '#b4301f', also: ['red'] },
  { name: 'মেরুন', css: '#6d1a26', also: ['maroon'] },
  { name: 'কমলা', css: '#e07b1f', also: ['orange'] },
  { name: 'হলুদ', css: '#f0c419', also: ['yellow'] },
  { name: 'সোনালি', css: '#c9a24a', also: ['gold', 'golden', 'সোনালী'] },
  { name: 'সবুজ', css: '#2f7d4f', also: ['green'] },
  { name: 'জলপাই', css: '#6b6b2e', also: ['olive'] },
  { name: 'নীল', css: '#24569b', also: ['blue'] },
  { name: 'আকাশি', css: '#7fb7e0', also: ['sky', 'sky blue', 'skyblue', 'আকাশী'] },
  { name: 'নেভি', css: '#1d2b4f', also: ['navy', 'navy blue'] },
  { name: 'বেগুনি', css: '#6a3d8f', also: ['purple', 'violet', 'বেগুনী'] },
  { name: 'গোলাপি', css: '#e58ba6', also: ['pink', 'rose', 'গোলাপী'] },
  { name: 'বাদামি', css: '#8a5a33', also: ['brown', 'বাদামী'] },
  { name: 'খয়েরি', css: '#7a3b1d', also: ['chocolate', 'খয়েরী'] },
  { name: 'ক্রিম', css: '#f3e6c8', also: ['cream', 'beige'] },
  { name: 'সাদা', css: '#ffffff', also: ['white'] },
  { name: 'ধূসর', css: '#8b8b8b', also: ['gray', 'grey', 'ছাই'] },
  { name: 'রুপালি', css: '#c4c8cc', also: ['silver', 'রুপালী'] },
  { name: 'টিয়া', css: '#4fa04a', also: ['parrot', 'lime'] },
  { name: 'ফিরোজা', css: '#1f8a8a', also: ['teal', 'turquoise', 'cyan'] },
  { name: 'প্রবাল', css: '#f0765b', also: ['coral', 'peach'] },
  { name: 'ম্যাজেন্টা', css: '#b8327f', also: ['magenta'] },
  { name: 'তামাটে', css: '#c29a6b', also: ['tan', 'khaki', 'camel'] },
  { name: 'কালো', css: '#1d1b1a', also: ['black'] },
]

type Color = {
  /** The shoppers' name; null for an unknown colour, and for one that is named in Bengali. */
  bengali: string | null
  /** The CSS colour; null for an unknown name. */
  css: string | null
}
type Lang = 'bn' | 'en'

/** Reads the shop's name of a colour, or `#rrggbb`. */
export function readColor(color: string): Color {
  const wanted = color.normalize('NFC').trim().toLowerCase()
  const found = known.find(
    ({ name, also }) => name.normalize('NFC') === wanted || also.includes(wanted),
  )
  const isBengali = /\p{Script=Bengali}/u.test(wanted)
  if (found) return { bengali: isBengali ? null : found.name, css: found.css }
  return { bengali: null, css: /^#([\da-f]{3}|[\da-f]{6})$/.test(wanted) ? wanted : null }
}

/** One name for all spellings of a colour. */
export function nameOfColor(color: string): string {
  return spellingsOfColor(color)[0] ?? color
}

/** In lower case; the shoppers' name first. */
export function spellingsOfColor(color: string): string[] {
  const wanted = color.normalize('NFC').trim().toLowerCase()
  const found = known.find(
    ({ name, also }) => name.normalize('NFC') === wanted || also.includes(wanted),
  )
  return found ? [found.name.normalize('NFC'), ...found.also] : [wanted]
}

/** A colour for the reader: in Bengali `নীল (Blue)`. */
export function sayColor(color: string, lang: Lang): string {
  const { bengali } = readColor(color)
  return lang === 'bn' && bengali ? `${bengali} (${color})` : color
}

/** A line's color and size for the reader, as `Red · M`; empty without them. */
export function sayChoice(
  { color, size }: { color?: string | null | undefined; size?: string | null | undefined },
  lang: Lang,
): string {
  return [color && sayColor(color, lang), size].filter(Boolean).join(' · ')
}
