import type { both as bengali } from './bn-both'

const fields = (n: number) => (n === 1 ? '1 field' : `${n} fields`)

export const both: typeof bengali = {
  title: (name, what, time) =>
    `${name ?? 'Somebody'} changed ${what} while you were typing (${time}).`,
  product: 'this product',
  promo: 'this promo',
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
