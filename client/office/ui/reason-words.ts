import { langNow } from '../../text/lang'

/** Reasons of the server in Bengali; behind a colon a gateway or a mail server speaks in its own words. */
export const reasons: Record<string, string> = {
  'The act was undone': 'কাজটি ফিরিয়ে নেওয়া হয়েছে',
  'The order has changed meanwhile': 'এর মধ্যে অর্ডারের অবস্থা বদলেছে',
  'Too late for an SMS': 'SMS পাঠানোর সময় পেরিয়ে গেছে',
  'told by hand': 'নিজে জানানো হয়েছে',
  'The person was erased': 'ক্রেতার তথ্য মুছে ফেলা হয়েছে',
  'The server ended while it was sending': 'পাঠানোর সময় সার্ভার বন্ধ হয়ে গিয়েছিল',
  'The SMS of this day are used up (SMS_A_DAY)': 'আজকের SMS শেষ (SMS_A_DAY)',
  'No mobile number of Bangladesh': 'বাংলাদেশের মোবাইল নম্বর নয়',
  'This number had 8 SMS within a day': 'এই নম্বরে এক দিনে 8টি SMS গেছে, এর বেশি যায় না',
  'The mail server is not found': 'মেইল সার্ভারের ঠিকানা পাওয়া যায়নি',
  'The mail server offers no safe connection': 'মেইল সার্ভারের সঙ্গে নিরাপদ সংযোগ হয়নি',
  'The mail server does not answer': 'মেইল সার্ভার সাড়া দেয়নি',
  'The mail server cannot be reached': 'মেইল সার্ভারে সংযোগ হয়নি',
  'The mail server refuses the login': 'মেইল সার্ভার দোকানের লগইন নেয়নি',
  'The mail server refuses this address': 'মেইল সার্ভার এই ঠিকানা নেয়নি',
  'The mail server refuses the mail': 'মেইল সার্ভার মেইলটি নেয়নি',
  'The mail server did not say whether it took the mail': 'মেইল সার্ভার মেইলটি নিয়েছে কি না জানায়নি',
  'The SMS gateway is not found': 'SMS গেটওয়ের ঠিকানা পাওয়া যায়নি',
  'The SMS gateway offers no safe connection': 'SMS গেটওয়ের সঙ্গে নিরাপদ সংযোগ হয়নি',
  'The SMS gateway does not answer': 'SMS গেটওয়ে সাড়া দেয়নি',
  'The SMS gateway cannot be reached': 'SMS গেটওয়েতে সংযোগ হয়নি',
  'The SMS gateway refuses the SMS': 'SMS গেটওয়ে SMS নেয়নি',
  'The SMS gateway did not say whether it took the SMS': 'SMS গেটওয়ে SMS নিয়েছে কি না জানায়নি',
  'The shop could not write it': 'মেসেজটি তৈরি করা যায়নি',
  'No mail is set up': 'সার্ভারে মেইল চালু নেই',
  'No SMS gateway is set up': 'সার্ভারে SMS চালু নেই',
  'Nothing to say by SMS': 'এই খবর SMS-এ যায় না',
  'No such account': 'এমন অ্যাকাউন্ট নেই',
  'Asked too often': 'অল্প সময়ে অনেকবার চাওয়া হয়েছে',
  'Asked for more than an hour ago': 'এক ঘণ্টার বেশি আগে চাওয়া হয়েছিল',
  'The message was taken away meanwhile': 'এর মধ্যে মেসেজটি সরানো হয়েছে',
}

/** Several reasons stand one after another, the newest first. */
export function sayReason(error: string): string {
  if (langNow() === 'en') return error
  return error
    .split(' · ')
    .map((each) => {
      const [sentence = '', ...said] = each.split(': ')
      return reasons[each] ?? [reasons[sentence] ?? sentence, ...said].join(': ')
    })
    .join(' · ')
}
