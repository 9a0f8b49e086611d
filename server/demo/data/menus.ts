import type { SceneName } from '../drawing/scenes.ts'
import { policies } from './policies.ts'

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
  ...(['Fashion', 'শাড়ি', 'পাঞ্জাবি', 'কটন', 'জুতা', 'ব্যাগ', 'গয়না', 'শীত', 'খেলাধুলা'] as const),
  ...(['ঈদ অফার', 'গিফট', 'নতুন', 'বেশি বিক্রি', 'প্রিমিয়াম', 'হাতে তৈরি'] as const),
  ...(['গ্যাজেট', 'ওয়্যারলেস', 'ক্যামেরা'] as const),
  ...(['রান্নাঘর', 'ঘর সাজানো', 'শিশু', 'খেলনা', 'ত্বকের যত্ন', 'মেকআপ', 'পারফিউম'] as const),
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

/** Names on English screens, of menus, categories and tags; the others are English already. */
const englishNames: Record<string, string> = {
  নারী: 'Women',
  শাড়ি: 'Sarees',
  'থ্রি-পিস ও কামিজ': 'Salwar kameez',
  'ব্যাগ ও গয়না': 'Bags & jewellery',
  পুরুষ: 'Men',
  পাঞ্জাবি: 'Panjabis',
  'শার্ট ও টি-শার্ট': 'Shirts & T-shirts',
  'জুতা ও স্যান্ডেল': 'Shoes & sandals',
  'মোবাইল ও ট্যাব': 'Mobiles & tablets',
  অডিও: 'Audio',
  'কম্পিউটার ও ক্যামেরা': 'Computers & cameras',
  'ঘর ও রান্না': 'Home & kitchen',
  রান্নাঘর: 'Kitchen',
  'ঘর সাজানো': 'Home decor',
  'বিছানা ও আলো': 'Bedding & lights',
  শিশু: 'Kids',
  'খেলনা ও খেলাধুলা': 'Toys & sports',
  'শিশুর পোশাক': 'Kids’ clothing',
  'শিশুর যত্ন': 'Baby care',
  সৌন্দর্য: 'Beauty',
  'ত্বকের যত্ন': 'Skin care',
  মেকআপ: 'Makeup',
  'আতর ও পারফিউম': 'Attar & perfume',
  'অর্গানিক ফুড': 'Organic food',
  'মধু ও ঘি': 'Honey & ghee',
  'চা ও মসলা': 'Tea & spices',
  'ফল ও বাদাম': 'Fruit & nuts',
  'বই ও উপহার': 'Books & gifts',
  'গল্প ও উপন্যাস': 'Stories & novels',
  স্টেশনারি: 'Stationery',
  উপহার: 'Gifts',
  'প্রি-অর্ডার': 'Pre-order',
  'শীতের অফার': 'Winter offer',
  'শীতের পোশাক': 'Winter clothing',
  কটন: 'Cotton',
  জুতা: 'Shoes',
  ব্যাগ: 'Bags',
  গয়না: 'Jewellery',
  শীত: 'Winter',
  'ঈদ অফার': 'Eid offer',
  গিফট: 'Gift',
  নতুন: 'New',
  'বেশি বিক্রি': 'Best sellers',
  খেলনা: 'Toys',
  অর্গানিক: 'Organic',
  খাঁটি: 'Pure',
  চা: 'Tea',
  খেলাধুলা: 'Sports',
  প্রিমিয়াম: 'Premium',
  'হাতে তৈরি': 'Handmade',
  গ্যাজেট: 'Gadget',
  ওয়্যারলেস: 'Wireless',
  ক্যামেরা: 'Camera',
  পারফিউম: 'Perfume',
  বই: 'Books',
}

export const englishOf = (name: string): string | null => englishNames[name] ?? null
