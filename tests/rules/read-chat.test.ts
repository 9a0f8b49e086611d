import { expect, test } from 'vitest'
import { type Recipient, readChat } from '../../client/office/new-orders/read-chat.ts'

test.each<[string, string, Recipient]>([
  [
    'labels in Bengali',
    'নাম: রহিমা খাতুন\nঠিকানা: বাড়ি 7, রোড 4, ধানমন্ডি, ঢাকা\nমোবাইল: ০১৭১২-৩৪৫৬৭৮',
    { number: '01712345678', name: 'রহিমা খাতুন', address: 'বাড়ি 7, রোড 4, ধানমন্ডি, ঢাকা' },
  ],
  [
    'labels in English, in another order and on one line',
    'Phone: +88 01812 345678, Name - Karim Uddin, Address: House 3, Zindabazar, Sylhet',
    { number: '01812345678', name: 'Karim Uddin', address: 'House 3, Zindabazar, Sylhet' },
  ],
  [
    'a visarga as a colon',
    'আমার নামঃ সালমা\nমোবাইল নাম্বারঃ ৮৮০১৯১২৩৪৫৬৭৮\nডেলিভারি ঠিকানাঃ মিরপুর ১০, ঢাকা',
    { number: '01912345678', name: 'সালমা', address: 'মিরপুর ১০, ঢাকা' },
  ],
  [
    'no labels',
    'বাসা ১২, রোড ৪\nমিরপুর, ঢাকা\n01612345678',
    { number: '01612345678', address: 'বাসা ১২, রোড ৪, মিরপুর, ঢাকা' },
  ],
  [
    'an address of several lines, and one behind the number',
    'Name: Ruma\nAddress:\nHouse 1\nRoad 2\nMobile 01512345678\nUttara, Dhaka',
    { number: '01512345678', name: 'Ruma', address: 'House 1, Road 2, Uttara, Dhaka' },
  ],
  [
    'a label on a line of its own',
    'নাম\nরহিম\nফোন\n01312345678\nঠিকানা\nকুমিল্লা সদর',
    { number: '01312345678', name: 'রহিম', address: 'কুমিল্লা সদর' },
  ],
  ['a district with its label stays', 'জেলা: বগুড়া\nথানা: শেরপুর', { address: 'জেলা: বগুড়া, থানা: শেরপুর' }],
  [
    'a second number stays in the address',
    '01712345678 / 01812345678, Bogura',
    { number: '01712345678', address: '/ 01812345678, Bogura' },
  ],
  ['nine digits are no number', '017123456 Dhaka', { address: '017123456 Dhaka' }],
  ['more digits than a number', '017123456789 Dhaka', { address: '017123456789 Dhaka' }],
  ['a name within a word', 'Surname house, Dhaka', { address: 'Surname house, Dhaka' }],
  ['nothing', ' \n ', {}],
])('a chat is taken apart: %s', (_what, chat, recipient) => {
  expect(readChat(chat)).toEqual(recipient)
})

test('a chat of any length is read at once', () => {
  const began = performance.now()
  readChat(`${'my my 01 1 3 নাম ঠিকানা - '.repeat(4000)}01712345678`)
  expect(performance.now() - began).toBeLessThan(1000)
})
