import { policies } from './demo-policies.ts'
import type { SceneName } from './demo-scenes.ts'

/**
 * The navigation in its order, each with its usual order policy. One menu has no categories yet,
 * one is not active.
 */
export const menus = [
  menu('নারী', 'clothes', [
    ['শাড়ি', 'jamdani-teal'],
    ['থ্রি-পিস ও কামিজ', 'three-piece-pink'],
    ['ব্যাগ ও গয়না', 'handbag-brown'],
  ]),
  menu('পুরুষ', 'clothes', [
    ['পাঞ্জাবি', 'panjabi-green'],
    ['শার্ট ও টি-শার্ট', 'tshirt-green'],
    ['জুতা ও স্যান্ডেল', 'sneaker'],
  ]),
  menu('Electronics', 'tech', [
    ['মোবাইল ও ট্যাব', 'phone'],
    ['অডিও', 'headphone'],
    ['কম্পিউটার ও ক্যামেরা', 'laptop'],
  ]),
  menu('ঘর ও রান্না', 'home', [
    ['রান্নাঘর', 'teapot'],
    ['ঘর সাজানো', 'plant'],
    ['বিছানা ও আলো', 'bedding'],
  ]),
  menu('শিশু', 'gift', [
    ['খেলনা ও খেলাধুলা', 'teddy'],
    ['শিশুর পোশাক', 'baby-dress'],
    ['শিশুর যত্ন', 'feeding-bottle'],
  ]),
  menu('সৌন্দর্য', 'beauty', [
    ['ত্বকের যত্ন', 'cream-jar'],
    ['মেকআপ', 'lipstick'],
    ['আতর ও পারফিউম', 'perfume'],
  ]),
  menu('অর্গানিক ফুড', 'food', [
    ['মধু ও ঘি', 'honey'],
    ['চা ও মসলা', 'tea'],
    ['ফল ও বাদাম', 'mango'],
  ]),
  menu('বই ও উপহার', 'gift', [
    ['গল্প ও উপন্যাস', 'books'],
    ['স্টেশনারি', 'notebook'],
    ['উপহার', 'gift'],
  ]),
  menu('প্রি-অর্ডার', 'booking', []),
  menu('শীতের অফার', 'clothes', [['শীতের পোশাক', 'jacket-tan']], 0),
] as const

export const tags = [
  ...(['Fashion', 'শাড়ি', 'পাঞ্জাবি', 'কটন', 'জুতা', 'ব্যাগ', 'গয়না', 'শীত', 'Sports'] as const),
  ...(['ঈদ অফার', 'গিফট', 'নতুন', 'বেশি বিক্রি', 'Premium', 'Handmade'] as const),
  ...(['Gadget', 'Wireless', 'Camera'] as const),
  ...(['রান্নাঘর', 'ঘর সাজানো', 'শিশু', 'খেলনা', 'ত্বকের যত্ন', 'Makeup', 'Perfume'] as const),
  ...(['অর্গানিক', 'খাঁটি', 'চা', 'বই', 'স্টেশনারি'] as const),
] as const

function menu<const C extends string>(
  name: string,
  policy: keyof typeof policies,
  categories: readonly (readonly [C, SceneName])[],
  status = 1,
) {
  return {
    menu: name,
    status,
    policy: policies[policy],
    categories: categories.map(([category, picture]) => ({ category, picture })),
  }
}
