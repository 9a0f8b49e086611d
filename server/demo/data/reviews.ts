import type { SceneName } from '../drawing/scenes.ts'
import type { DemoReview } from './shapes.ts'

export const reviews: DemoReview[] = [
  review(
    'dhakai-jamdani-saree',
    'tania',
    40,
    'ছবিতে যেমন দেখেছি ঠিক তেমনই। বুনন খুব সূক্ষ্ম, পাড়ের জরিও সুন্দর।',
    ['jamdani-teal', 'jamdani-teal-folded'],
  ),
  review('dhakai-jamdani-saree', 'nusrat', 33, 'মায়ের জন্য নিয়েছিলাম, মা খুব খুশি। ধন্যবাদ নকশি হাট।'),
  review(
    'dhakai-jamdani-saree',
    'sadia',
    21,
    'Beautiful weaving and the colour is exactly as shown. Delivery took four days to Chattogram.',
    ['jamdani-teal-folded'],
  ),
  review('dhakai-jamdani-saree', 'farhana', 12, 'শাড়িটা ভালো, তবে ব্লাউজ পিসের রং একটু আলাদা।'),
  review(
    'leather-handbag-three-pockets',
    'sharmin',
    60,
    'চামড়া নরম, সেলাই মজবুত। এক মাস ব্যবহার করছি, কোনো সমস্যা নেই।',
    ['handbag-brown'],
  ),
  review(
    'leather-handbag-three-pockets',
    'priya',
    38,
    'Loved it. My laptop does not fit, but everything else does.',
  ),
  review('leather-handbag-three-pockets', 'tania', 29, 'রং ছবির চেয়ে সামান্য গাঢ়, তবু পছন্দ হয়েছে।'),
  review(
    'leather-handbag-three-pockets',
    'nusrat',
    15,
    'দাম অনুযায়ী দারুণ মান। ডেলিভারি ম্যান খুব ভদ্র ছিলেন।',
  ),
  review('leather-handbag-three-pockets', 'farhana', 6, 'উপহার দিয়েছি, বাক্সটাও সুন্দর ছিল।', [
    'handbag-tan',
  ]),
  review('block-print-cotton-three-piece', 'sharmin', 25, 'কাপড় আরামদায়ক, ধোয়ার পর রং ঠিক আছে।'),
  review('block-print-cotton-three-piece', 'sadia', 9, 'Nice print, true to size after stitching.'),
  review('rajshahi-silk-saree-wedding', 'nusrat', 50, 'বিয়েতে পরেছি, সবাই প্রশংসা করেছে।'),
  review('gold-plated-bangles-set', 'priya', 17, 'Shiny and light. Size 2.6 was right for me.', [
    'bangles',
  ]),
  review(
    'eid-panjabi-embroidered',
    'rafiq',
    44,
    'ঈদের আগের দিন হাতে পেয়েছি, মাপ একদম ঠিক। কাপড় নরম।',
    ['panjabi-green'],
  ),
  review('eid-panjabi-embroidered', 'zahid', 41, 'এমব্রয়ডারির কাজ খুব পরিষ্কার। আরও একটা নেব।'),
  review(
    'eid-panjabi-embroidered',
    'mehedi',
    30,
    'Good fabric. Sleeves are a bit long for me, the rest is perfect.',
  ),
  review(
    'running-sneaker-light',
    'mehedi',
    27,
    'Running 5 km every morning, very light and no blisters.',
    ['sneaker'],
  ),
  review('running-sneaker-light', 'karim', 14, 'আরামদায়ক জুতা। এক সাইজ বড় নিলে ভালো হয়।'),
  review('genuine-leather-loafer', 'karim', 35, 'হাতে সেলাই বোঝা যায়, অফিসে পরছি রোজ।'),
  review('white-panjabi-cotton-simple', 'zahid', 22, 'সাদা কাপড়টা পাতলা নয়, ভেতর দেখা যায় না। ভালো।'),
  review(
    'wireless-headphone-anc-40h',
    'rafiq',
    55,
    'Noise cancelling works well in the bus. Battery really lasts a week.',
    ['headphone'],
  ),
  review('wireless-headphone-anc-40h', 'mehedi', 31, 'বেজ দারুণ, তবে অনেকক্ষণ পরলে কান গরম হয়।'),
  review(
    'wireless-headphone-anc-40h',
    'zahid',
    8,
    'চার্জ থাকে অনেক দিন। ক্যাশ অন ডেলিভারিতে নিয়েছি, ঝামেলা হয়নি।',
  ),
  review(
    'smart-watch-amoled-calling',
    'sadia',
    26,
    'The screen is bright in the sun and calls are clear.',
  ),
  review('smart-watch-amoled-calling', 'karim', 19, 'ঘড়ির বেল্ট নরম, ব্যাটারি ছয় দিন যায়।', [
    'smart-watch-blue',
  ]),
  review(
    'mirrorless-camera-24mp-kit',
    'mehedi',
    64,
    'Sealed box, official warranty card inside. Charged it four hours first, as the shop said.',
    ['camera'],
  ),
  review(
    'mirrorless-camera-24mp-kit',
    'priya',
    37,
    'Great camera for travel. The booking call came the same evening.',
  ),
  review('power-bank-20000mah-22w', 'rafiq', 18, 'লোডশেডিংয়ে বাঁচিয়ে দেয়। ফোন চারবার চার্জ হয়।'),
  review('true-wireless-earbuds-pro', 'sadia', 11, 'Small, clear, and the case feels solid.'),
  review('portable-bluetooth-speaker', 'zahid', 28, 'ছাদের আড্ডায় আওয়াজ যথেষ্ট।'),
  review(
    'ceramic-teapot-set-six-cups',
    'farhana',
    36,
    'ভালো প্যাকিং ছিল, একটাও ভাঙেনি। কেটলিটা খুব সুন্দর।',
    ['tea-set'],
  ),
  review('ceramic-teapot-set-six-cups', 'sharmin', 16, 'মেহমান এলে এখন এটাই বের করি।'),
  review('nonstick-fry-pan-26cm', 'nusrat', 23, 'তেল কম লাগে, পরিষ্কার করাও সহজ।'),
  review(
    'king-size-bedsheet-set',
    'priya',
    20,
    'Soft and the colour did not run in the first wash.',
  ),
  review('velvet-prayer-mat', 'karim', 24, 'নরম ও পুরু। আব্বার জন্য নিয়েছি, আলহামদুলিল্লাহ পছন্দ করেছেন।'),
  review('soft-teddy-bear-child-safe', 'farhana', 13, 'মেয়ে এটা ছাড়া ঘুমায় না। লোম ওঠে না, ধোয়াও যায়।', [
    'teddy',
  ]),
  review('soft-teddy-bear-child-safe', 'sadia', 7, 'Bigger than I thought, and very soft!'),
  review(
    'kids-bicycle-16-inch',
    'rafiq',
    45,
    'Came half assembled, ready in twenty minutes. My son rides it every day.',
  ),
  review(
    'matte-lipstick-long-lasting',
    'tania',
    32,
    'সত্যিই সারাদিন থাকে, খাওয়ার পরেও। মেরুন শেডটা অসাধারণ।',
  ),
  review('matte-lipstick-long-lasting', 'priya', 10, 'Original product, the barcode checked out.'),
  review('oud-attar-alcohol-free', 'zahid', 34, 'ঘ্রাণ গভীর, জুমার দিনে লাগাই। দুই দিন থাকে।'),
  review('vitamin-c-face-serum-cream', 'sharmin', 42, 'এক মাস ব্যবহারে দাগ হালকা হয়েছে।'),
  review('সুন্দরবনের-খাঁটি-মধু', 'karim', 39, 'আসল মধুর স্বাদ। পানিতে দিয়ে দেখেছি, সরাসরি নিচে নামে।', [
    'honey',
  ]),
  review('সুন্দরবনের-খাঁটি-মধু', 'nusrat', 18, 'শীতে একটু জমেছে, রোদে দিলে ঠিক হয়ে যায়। স্বাদ চমৎকার।'),
  review('সুন্দরবনের-খাঁটি-মধু', 'mehedi', 5, 'Taste is authentic, packing is leak proof.'),
  review('sylhet-black-tea-premium', 'rafiq', 22, 'লিকার গাঢ় হয়, দুধ চায়ে দারুণ।'),
  review('cold-pressed-mustard-oil', 'sharmin', 27, 'ঝাঁঝে চোখে পানি আসে, একদম খাঁটি।'),
  review('bangla-classic-novel-set-five', 'tania', 46, 'ছাপা ও কাগজ ভালো, হরফ বড়। বাবার জন্য কিনেছিলাম।', [
    'books',
  ]),
  review('notebook-dotted-with-pen', 'sadia', 9, 'Paper is thick, my fountain pen does not bleed.'),
  review(
    'acoustic-guitar-beginner',
    'mehedi',
    53,
    'Good first guitar; stays in tune, and the Bangla book helps.',
  ),
]

function review(slug: string, by: string, daysAgo: number, text: string, pictures?: SceneName[]) {
  return { slug, by, daysAgo, text, pictures }
}
