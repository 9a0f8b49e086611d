import type { Words } from '../../text/pairs'

/** The pick list: what the orders to pack hold. */
export const pickWords = {
  title: ['পণ্য তোলার তালিকা', 'Pick list'],
  print: ['ছাপুন', 'Print'],
  sum: (orders: number, pieces: number) => [
    `${orders}টি অর্ডারে ${pieces}টি জিনিস`,
    `${piecesOf(pieces)} in ${ordersOf(orders)}`,
  ],
  ticked: (n: number, of: number) => [
    `${of}টি সারির ${n}টি তোলা হয়েছে`,
    `${n} of ${of === 1 ? '1 row' : `${of} rows`} picked`,
  ],
  pieces: (n: number) => [`${n}টি`, `× ${n}`],
  orders: (n: number) => [`${n}টি অর্ডার`, ordersOf(n)],
  kept: [
    'টিক এই ডিভাইসে আজ সারাদিন থাকে। সারিতে নতুন অর্ডার যোগ হলে টিক উঠে যায়।',
    'Ticks stay on this device for the day. A row that another order joins loses its tick.',
  ],
  cut: (counted: number, more: number) => [
    `সবচেয়ে পুরোনো ${counted}টি অর্ডার ধরা হয়েছে, আরও ${more}টি অপেক্ষায়। আগে এগুলো প্যাক করুন।`,
    `The oldest ${counted} orders are counted, ${more} more wait. Pack these first.`,
  ],
  none: ['প্যাক করার কিছু নেই', 'There is nothing to pack'],
  toOrders: ['অর্ডারে যান', 'Go to the orders'],
} satisfies Words

function ordersOf(n: number): string {
  return n === 1 ? '1 order' : `${n} orders`
}

function piecesOf(n: number): string {
  return n === 1 ? '1 piece' : `${n} pieces`
}
