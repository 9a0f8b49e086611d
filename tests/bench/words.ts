/** Words of titles, names and tags in a generated catalogue; the most frequent ones first. */
const list = (words: string) => words.trim().split(/\s+/)

export const bengali = {
  adjectives: list(`নতুন সুন্দর খাঁটি প্রিমিয়াম নীল লাল সাদা কালো সবুজ হলুদ দেশি আধুনিক হালকা নরম আরামদায়ক
    টেকসই রঙিন ঐতিহ্যবাহী হাতে ছোট বড় মিষ্টি তাজা গোলাপি বেগুনি সোনালি রূপালি শীতের গরমের উৎসবের`),
  materials: list(`সুতি জামদানি সিল্ক তাঁত চামড়া কাঠ বাঁশ পাট মসলিন কাতান খাদি লিনেন স্টিল কাঁচ মাটি
    পিতল তামা উল ডেনিম রাবার`),
  nouns: list(`শাড়ি পাঞ্জাবি জুতা ঘড়ি ব্যাগ কামিজ লুঙ্গি চাদর গামছা ফতুয়া টুপি চশমা মোবাইল চার্জার হেডফোন
    ব্লেন্ডার মসলা চা মধু চাল ডাল তেল ঘি খাতা কলম বই খেলনা পুতুল বালিশ কম্বল পর্দা থালা বাটি গ্লাস হাঁড়ি
    কড়াই বাতি পাখা আয়না চিরুনি সাবান তোয়ালে মোজা বেল্ট ওড়না সালোয়ার দুল হার চুড়ি আংটি`),
}

export const english = {
  adjectives:
    list(`new premium classic blue red white black green yellow modern soft light comfortable
    durable printed traditional handmade small large sweet fresh pink purple golden silver winter summer
    festive smart portable`),
  materials:
    list(`cotton jamdani silk linen leather wooden bamboo jute muslin katan khadi denim steel glass
    clay brass copper woollen rubber plastic`),
  nouns:
    list(`saree panjabi shoes watch bag kameez lungi shawl towel shirt cap sunglasses mobile charger
    headphone blender spice tea honey rice lentils oil ghee notebook pen book toy doll pillow blanket curtain
    plate bowl tumbler pot pan lamp fan mirror comb soap bedsheet socks belt scarf trouser earring necklace
    bangle ring`),
}

export const menus = list(
  'Women Men Kids Electronics Home Beauty Food Books Sports Jewellery Shoes Frutes',
)

/** Rare names are made from these. */
export const syllables =
  list(`ba ka ta ra na sa ma la da ga ji pu zen mi ro ko bi lu fa sho ne ti va do ri
  ku pa ze lo mo`)
