/** Texts beside a written text of the shop, and of how the shop shows a draft. */
export const writing = {
  preview: {
    title: 'দোকানে এমন দেখাবে',
    open: 'পুরো পাতা',
    width: 'কত চওড়া',
    phone: 'ফোন',
    desk: 'কম্পিউটার',
    ownTab: 'আলাদা ট্যাবে খুলুন',
    frame: 'দোকানের পাতা, খসড়া অনুযায়ী',
    nothing: 'কিছু লিখলে খসড়াটি এখানে দোকানের পাতা হয়ে দেখাবে।',
    asInShop: 'এখনও কিছু বদলাননি: দোকানে যা আছে তা-ই।',
    inShop: 'দোকানে দেখুন',
    close: 'বন্ধ করুন',
  },
}
