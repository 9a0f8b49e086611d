import { shopNameLatin } from '../../text/shop-facts'
import type { Texts } from './bn'
import type { frame as bengali } from './bn-frame'

export const frame: Pick<Texts, keyof typeof bengali> = {
  get shop() {
    return shopNameLatin()
  },
  office: 'Office',
  places: {
    menu: 'Menu of the office',
    today: 'Today',
    orders: 'Orders',
    inbox: 'Messages and reviews',
    inboxShort: 'Inbox',
    customers: 'Customers',
    settings: 'Settings',
    staff: 'Staff',
    audit: 'Audit log',
    me: 'My account',
    account: 'Account',
    more: 'More',
    shop: 'Shop',
    back: 'Back',
  },
  find: {
    label: 'Find orders',
    hint: 'Phone, order number or name',
    open: 'Find orders',
  },
  otherLang: 'বাং',
  otherLangName: 'বাংলা',
  words: {
    save: 'Save',
    cancel: 'Cancel',
    close: 'Close',
    tryAgain: 'Try again',
    loading: 'Loading…',
    saved: 'Saved',
    more: 'Show more',
    copy: 'Copy',
    copied: 'Copied',
    copyByHand: 'It could not be copied; select the text and copy it yourself.',
    yes: 'Yes',
    no: 'No',
  },
  trouble: {
    offlineSince: (time) => `Offline since ${time}`,
    noConnection: 'There is no connection. Try again when it is back: nothing is done twice.',
    waits: 'There is no connection. This comes by itself when it is back.',
    failed: 'That did not work, please try again.',
    readFailed: 'This could not be loaded.',
    broken: 'This page could not be shown',
    brokenHint: 'To open it again usually helps.',
    notThere: 'There is nothing at this address',
    notYours: 'This page is not open to you',
    toStart: 'To the start of the office',
  },
  undo: {
    keep: 'Keep it, close this',
    act: 'Undo',
    left: (seconds) => `${seconds} seconds`,
  },
  keys: {
    title: 'Keys',
    list: 'List the keys',
    find: 'Search',
    undo: 'Undo the last act',
    go: (place) => `Open ${place}`,
  },
  fields: {
    empty: 'Fill in this field',
    wrong: 'This is not right, please check it',
    day: 'day/month/year',
    wrongDay: 'Write it so: 22/11/2026',
    calendar: (label) => `${label}: calendar`,
    short: (least) => `Write at least ${least} characters`,
  },
}
