import { openTexts } from './lang'

/** Fields that two people changed in one form. */
const bn = {
  title: (name: string | null, what: string, time: string) =>
    name
      ? `আপনি লেখার সময় ${name}ও ${what} বদলেছেন (${time})।`
      : `আপনি লেখার সময় অন্য কেউ ${what} বদলেছেন (${time})।`,
  product: 'এই পণ্য',
  promo: 'এই প্রোমো',
  block: 'এই ব্লক',
  settings: 'এই সেটিংস',
  hint: 'আপনার লেখা কিছুই মোছা হয়নি। যেখানে দুই রকম, একটি বেছে নিন।',
  somebody: 'অন্য কেউ',
  mine: 'আমারটি',
  theirs: (name: string | null) => (name ? `${name}-এরটি` : 'তাঁরটি'),
  bothTitle: (n: number) => `দুই রকম · ${n}টি ঘর`,
  theirTitle: (name: string) => `শুধু ${name} বদলেছেন · নেওয়া হয়েছে`,
  mineTitle: 'শুধু আপনি বদলেছেন · থাকছে',
  chooseLeft: (n: number) => `${n}টি ঘর বেছে নিন`,
  goOn: 'এভাবে চালিয়ে যান',
  later: 'পরে দেখব',
  empty: '—',
}

const fields = (n: number) => (n === 1 ? '1 field' : `${n} fields`)

const en: typeof bn = {
  title: (name, what, time) =>
    `${name ?? 'Somebody'} changed ${what} while you were typing (${time}).`,
  product: 'this product',
  promo: 'this promo',
  block: 'this block',
  settings: 'these settings',
  hint: 'Nothing you typed is lost. Where the two differ, choose one.',
  somebody: 'somebody else',
  mine: 'Mine',
  theirs: (name) => (name ? `${name}’s` : 'Theirs'),
  bothTitle: (n) => `Two versions · ${fields(n)}`,
  theirTitle: (name) => `Only ${name} changed · brought in`,
  mineTitle: 'Only you changed · kept',
  chooseLeft: (n) => `Choose in ${fields(n)}`,
  goOn: 'Continue like this',
  later: 'Later',
  empty: '—',
}

export const [useBothText] = openTexts(bn, en)
