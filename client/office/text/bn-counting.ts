/** Counting the pieces of goods. */
export const counting = {
  count: {
    has: (n: number) => `স্টকে ${n}টি`,
    all: 'সব মিলিয়ে',
    what: 'কী হলো',
    whys: { arrived: 'মাল এসেছে', count: 'গুনে দেখেছি', damaged: 'নষ্ট হয়েছে' },
    together: 'সব একসঙ্গে',
    isThere: (n: number) => `আছে ${n}টি`,
    none: 'শেষ',
    willBe: (before: number, after: number) => `${before} → ${after} হবে`,
    wrong: 'এত হবে না',
    fewer: (what: string) => `${what}: একটি কম`,
    more: (what: string) => `${what}: একটি বেশি`,
    howMany: {
      arrived: (what: string) => `${what}: কতটি এসেছে`,
      count: (what: string) => `${what}: কতটি আছে`,
      damaged: (what: string) => `${what}: কতটি নষ্ট হয়েছে`,
    },
    press: {
      arrived: (n: number) => (n > 0 ? `${n}টি যোগ করুন` : 'যোগ করুন'),
      count: () => 'গোনা সেভ করুন',
      damaged: (n: number) => (n > 0 ? `${n}টি বাদ দিন` : 'বাদ দিন'),
    },
    done: {
      arrived: (title: string, n: number) => `${title}: ${n}টি যোগ হলো`,
      count: (title: string, _n: number) => `${title}: গোনা সেভ হলো`,
      damaged: (title: string, n: number) => `${title}: ${n}টি বাদ গেল`,
    },
  },
}
