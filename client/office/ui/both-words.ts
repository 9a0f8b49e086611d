import type { Words } from '../../text/pairs'

/** Fields that two people changed in one form. */
export const bothWords = {
  title: (name: string | null, what: string, time: string) => [
    name
      ? `আপনি লেখার সময় ${name}ও ${what} বদলেছেন (${time})।`
      : `আপনি লেখার সময় অন্য কেউ ${what} বদলেছেন (${time})।`,
    `${name ?? 'Somebody'} changed ${what} while you were typing (${time}).`,
  ],
  product: ['এই পণ্য', 'this product'],
  promo: ['এই প্রোমো', 'this promo'],
  block: ['এই ব্লক', 'this block'],
  settings: ['এই সেটিংস', 'these settings'],
  hint: [
    'আপনার লেখা কিছুই মোছা হয়নি। যেখানে দুই রকম, একটি বেছে নিন।',
    'Nothing you typed is lost. Where the two differ, choose one.',
  ],
  somebody: ['অন্য কেউ', 'somebody else'],
  mine: ['আমারটি', 'Mine'],
  theirs: (name: string | null) => (name ? [`${name}-এরটি`, `${name}’s`] : ['তাঁরটি', 'Theirs']),
  bothTitle: (n: number) => [`দুই রকম · ${n}টি ঘর`, `Two versions · ${fields(n)}`],
  theirTitle: (name: string) => [
    `শুধু ${name} বদলেছেন · নেওয়া হয়েছে`,
    `Only ${name} changed · brought in`,
  ],
  mineTitle: ['শুধু আপনি বদলেছেন · থাকছে', 'Only you changed · kept'],
  chooseLeft: (n: number) => [`${n}টি ঘর বেছে নিন`, `Choose in ${fields(n)}`],
  goOn: ['এভাবে চালিয়ে যান', 'Continue like this'],
  later: ['পরে দেখব', 'Later'],
  empty: ['—', '—'],
} satisfies Words

const fields = (n: number) => (n === 1 ? '1 field' : `${n} fields`)
