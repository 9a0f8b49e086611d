import type { writing as bengali } from './bn-writing'

export const writing: typeof bengali = {
  preview: {
    title: 'How the shop shows it',
    open: 'The whole page',
    width: 'How wide',
    phone: 'Phone',
    desk: 'Computer',
    ownTab: 'Open in a tab of its own',
    frame: 'The page of the shop, as the draft has it',
    nothing: 'Once you have written something, the draft is shown here as a page of the shop.',
    asInShop: 'You have changed nothing yet: it is as the shop has it.',
    inShop: 'See it in the shop',
    close: 'Close',
  },
}
