/** Words around the places of an address, folded as `foldSpelling` does. */

/** Frequent spellings of one name become one: vowels, nasals and s-sounds, `gonj`, doubled letters. */
export function foldSpelling(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’‘`]/g, '')
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6))
    .replace(/ী/g, 'ি')
    .replace(/ূ/g, 'ু')
    .replace(/ণ/g, 'ন')
    .replace(/[শষ]/g, 'স')
    .replace(/ঁ|\u200c|\u200d/g, '')
    .replace(/ড়/g, 'র')
    .replace(/ঙ্গ/g, 'ঙ')
    .replace(/ন্জ/g, 'ঞ্জ')
    .replace(/g[ao]nj|g[ao]ng(?![a-z])/g, 'ganj')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/sh/g, 's')
    .replace(/([a-z])\1/g, '$1')
}

const folded = (names: string) => new Set(names.split(',').map((name) => foldSpelling(name.trim())))
/** A word that begins so in Bengali, where case endings follow, and is so in English. */
const oneOf = (bengali: string, english: string) =>
  new RegExp(`^(?:(?:${foldSpelling(bengali)})|(?:${foldSpelling(english)})$)`)

export const caseEnding = /(?:এর|ের|র|ে|তে|য়)$/

/** After a place: its name is that of a road, a house or a shop. */
export const compounds = oneOf(
  'রোড|সড়ক|মহাসড়ক|হাইওয়ে|বাইপাস|ট্রাংক|লেন|গলি|টাওয়ার|ভবন|হাউজ|হাউস|হোটেল|সোসাইটি|সমিতি|প্লাজা|স্টোর|বাস|কাউন্টার|ভিলা|কলোনি|টেক্সটাইল|মিল|ব্যাংক|বেকারি|সুইট|মিষ্টান্ন|ফার্মেসি|ট্রেডার্স|পট্টি|হাউজিং|মঞ্জিল|কটেজ|নিবাস|কুটির|ম্যানশন|মিয়া|মিঞা|বেগম|চৌধুরী|সাহেব|গ্যাস|লাইন|পাড়া|ক্লিনিক|মার্কেট|স্ট্রিট',
  'roads?|rd|sarak|sorok|highway|bypass|trunk|lane|goli|tower|bhaban|bhabon|building|house|hotel|restaurant|society|samity|samiti|plaza|stores?|bus|counter|villa|colony|textiles?|mills?|bank|bakery|sweets?|mistanna|pharmacy|traders|poti|patti|housing|manzil|monjil|cottage|nibas|kutir|mansion|mia|miah|begum|chowdhury|gas|line|para|clinic|market|street',
)
export const divisions = oneOf('বিভাগ', 'division|div')
export const districtLabels = oneOf('জেলা|জিলা', 'district|dist|zila|zilla|jela|jila')
export const rural = oneOf(
  'গ্রাম|ইউনিয়ন|উপজেলা|ডাকঘর|পোস্ট|পোঃ|গ্রাঃ',
  'vill|village|vil|gram|union|upazila|upozila|post|po|thana',
)
export const villages = oneOf('গ্রাম|গ্রাঃ', 'vill|village|vil|gram')
export const mainThana = oneOf('সদর', 'sadar|shadar')
/** Places with numbered sections, and their words. */
export const inSections = folded('মিরপুর, mirpur, উত্তরা, uttara, গুলশান, gulshan')
export const sectors = oneOf('সেক্টর|সেকশন', 'sector|section|sec')
export const mostSections = 18

/** Upazilas of Dhaka beside the city, and their bazaars. */
export const edges = folded(
  'সাভার, savar, ধামরাই, dhamrai, কেরানীগঞ্জ, keraniganj, দোহার, dohar, নবাবগঞ্জ, nawabganj, আশুলিয়া, ashulia, আমিনবাজার, aminbazar, বাইপাইল, baipail, হেমায়েতপুর, hemayetpur, জিনজিরা, zinzira, জিরাবো, zirabo, জয়পাড়া, joypara, হাসনাবাদ, hasnabad, পূর্বাচল, purbachal',
)
/** Areas of Dhaka whose name stands in other districts too. */
export const alsoElsewhere = folded(
  'মিরপুর, mirpur, মোহাম্মদপুর, mohammadpur, উত্তরা, uttara, গুলশান, gulshan, বনানী, banani, শ্যামলী, shyamoli, রামপুরা, rampura, লালবাগ, lalbagh, আজিমপুর, azimpur, বসুন্ধরা, bashundhara, মালিবাগ, malibagh, শাহবাগ, shahbagh, কলাবাগান, kalabagan, সবুজবাগ, sabujbagh, নবাবগঞ্জ, nawabganj, হাসনাবাদ, hasnabad, হেমায়েতপুর, hemayetpur, জয়পাড়া, joypara',
)
/** Areas of other districts whose name stands in Dhaka too. */
export const alsoInDhaka = folded(
  'ইসলামপুর, islampur, গাবতলী, gabtali, শাজাহানপুর, shajahanpur, নবীনগর, nabinagar, ফুলবাড়িয়া, fulbaria, মহম্মদপুর, রাজনগর, rajnagar, মোহনপুর, mohanpur, মির্জাপুর, mirzapur, রাণীনগর, raninagar, গোপালপুর, gopalpur, দুর্গাপুর, শ্যামনগর, shyamnagar, সোনারগাঁও, sonargaon',
)
/** Thanas whose name many villages, posts and parts of towns have. */
export const common = folded(
  'শ্রীপুর, sreepur, শিবপুর, shibpur, রায়পুর, raipur, রায়পুরা, raipura, দৌলতপুর, daulatpur, হরিরামপুর, harirampur, শ্রীনগর, sreenagar, মির্জাপুর, mirzapur, মধুপুর, madhupur, গোপালপুর, gopalpur, নাগরপুর, nagarpur, হোসেনপুর, hossainpur, করিমগঞ্জ, karimganj, সদরপুর, sadarpur, সখিপুর, sakhipur, রামগঞ্জ, ramganj, কমলনগর, kamalnagar, হাজীগঞ্জ, hajiganj, ফরিদগঞ্জ, faridganj, কচুয়া, kachua, নবীনগর, nabinagar, মোহনপুর, mohanpur, শাজাহানপুর, shajahanpur, গাবতলী, gabtali, শাহজাদপুর, shahjadpur, কাজীপুর, kazipur, রায়গঞ্জ, raiganj, লালপুর, lalpur, রাণীনগর, raninagar, নিয়ামতপুর, niamatpur, কেশবপুর, keshabpur, মহেশপুর, maheshpur, রাজাপুর, rajapur, নাজিরপুর, nazirpur, গোলাপগঞ্জ, golapganj, রাজনগর, rajnagar, মাধবপুর, madhabpur, জগন্নাথপুর, jagannathpur, নবীগঞ্জ, nabiganj, হাকিমপুর, hakimpur, গোবিন্দগঞ্জ, gobindaganj, সৈয়দপুর, saidpur, হরিপুর, haripur, ফুলবাড়িয়া, fulbaria, ফুলবাড়ী, ফুলপুর, phulpur, গৌরীপুর, gauripur, ইসলামপুর, islampur, মোহনগঞ্জ, mohanganj, দুর্গাপুর, শ্যামনগর, shyamnagar, ফুলতলা, phultala, নওয়াপাড়া, noapara, বিশ্বনাথ, bishwanath, কালীগঞ্জ, kaliganj, রামপাল, rampal, সোনারগাঁও, sonargaon, মুরাদনগর, muradnagar, সুজানগর, sujanagar, পলাশবাড়ী, palashbari, শিবগঞ্জ, শেরপুর, পীরগঞ্জ, নারায়ণপুর, কাউখালী, মোহাম্মদপুর, মহম্মদপুর',
)
/** Ordinary words and names of persons. */
export const weak = folded(
  'তালা, tala, মদন, madan, পবা, paba, রামু, ramu, লামা, lama, রুমা, ruma, বেড়া, bera, বোদা, boda, জুড়ী, juri, হিলি, hili, কালাই, kalai, বাঘা, bagha, কসবা, kasba, পলাশ, palash, তিতাস, titas, বাহুবল, bahubal, বামনা, bamna, কালিয়া, kalia, ভাঙ্গা, bhanga, সরাইল, sarail, আনোয়ারা, anwara, বোরহানউদ্দিন, borhanuddin, লালমোহন, lalmohan, রূপসা, rupsa, মুজিবনগর, mujibnagar, চাঁপাই, দর্শনা, darshana, হিজলা, hizla, বাগমারা, bagmara, জীবননগর, jibannagar, মান্দা, manda, ডোমার, ইটনা',
)
/** Frequent spellings of districts beside those of `areas`. */
export const otherSpellings: readonly (readonly [name: string, district: string])[] = [
  ...['comilla'].map((name) => [name, 'কুমিল্লা'] as const),
  ...['chittagong', 'ctg', 'চট্রগ্রাম'].map((name) => [name, 'চট্টগ্রাম'] as const),
  ...['jessore', 'jeshore'].map((name) => [name, 'যশোর'] as const),
  ...['hobiganj'].map((name) => [name, 'হবিগঞ্জ'] as const),
  ...['bogra'].map((name) => [name, 'বগুড়া'] as const),
  ...['laxmipur', 'lakhipur', 'লক্ষীপুর'].map((name) => [name, 'লক্ষ্মীপুর'] as const),
  ...['cox bazar', 'cox s bazar'].map((name) => [name, 'কক্সবাজার'] as const),
  ...['maulvibazar', 'moulavibazar'].map((name) => [name, 'মৌলভীবাজার'] as const),
  ...['chapai nawabganj', 'চাঁপাই নবাবগঞ্জ'].map((name) => [name, 'চাঁপাইনবাবগঞ্জ'] as const),
  ...['b baria', 'বি বাড়িয়া', 'বি-বাড়িয়া'].map((name) => [name, 'ব্রাহ্মণবাড়িয়া'] as const),
  ...['dacca', 'dhk', 'daka', 'ঢাক', 'ধাকা'].map((name) => [name, 'ঢাকা'] as const),
  ...['chottogram', 'chattagram', 'chitagang', 'chottagram', 'চিটাগাং', 'চট্টগ্ৰাম', 'চট্টগাম'].map(
    (name) => [name, 'চট্টগ্রাম'] as const,
  ),
  ...['gajipur', 'gazipure'].map((name) => [name, 'গাজীপুর'] as const),
  ...['cumila', 'kumilla', 'কুমিলা'].map((name) => [name, 'কুমিল্লা'] as const),
  ...['silet', 'sylet', 'sylhat'].map((name) => [name, 'সিলেট'] as const),
  ...['coxsbazar', 'coxbazar', 'কক্সবাজর'].map((name) => [name, 'কক্সবাজার'] as const),
  ...['mymensing', 'mymensign', 'moymonsingh', 'ময়মনসিং'].map(
    (name) => [name, 'ময়মনসিংহ'] as const,
  ),
  ...['rajsahi', 'rajshai', 'রাজশাহি'].map((name) => [name, 'রাজশাহী'] as const),
  ...['barisal', 'borishal', 'borisal'].map((name) => [name, 'বরিশাল'] as const),
  ...['norsingdi', 'narsindi'].map((name) => [name, 'নরসিংদী'] as const),
  ...['brahmanbaria', 'brammanbaria', 'bbaria'].map((name) => [name, 'ব্রাহ্মণবাড়িয়া'] as const),
  ...['khagrachari', 'khagrachori'].map((name) => [name, 'খাগড়াছড়ি'] as const),
  ...['noakali', 'nowakhali'].map((name) => [name, 'নোয়াখালী'] as const),
  ...['jhinaidah', 'jhenidah', 'jinaidah'].map((name) => [name, 'ঝিনাইদহ'] as const),
  ...['netrokona', 'netrakona'].map((name) => [name, 'নেত্রকোনা'] as const),
  ...['kustia', 'kushtiya'].map((name) => [name, 'কুষ্টিয়া'] as const),
  ...['pirozpur', 'perojpur'].map((name) => [name, 'পিরোজপুর'] as const),
  ...['tangile', 'tangil'].map((name) => [name, 'টাঙ্গাইল'] as const),
]
