/**
 * Addresses as shoppers write them, with the fee and the district that a person of the shop would take.
 * Over 200 lines: a table of names, one a line.
 */
type Known = { address: string; fee: 60 | 100; district: string }

/** District and upazilas or areas, as written by hand: Bengali, English, and how phones spell them. */
const outside: readonly (readonly [district: readonly string[], areas: readonly string[]])[] = [
  [
    ['চট্টগ্রাম', 'Chattogram', 'Chittagong', 'chattogram', 'Ctg', 'চিটাগাং'],
    [
      'পাহাড়তলী',
      'Halishahar',
      'কোতোয়ালী',
      'GEC Circle',
      'চকবাজার',
      'Bandar',
      'সদরঘাট',
      'Muradpur',
      'পটিয়া',
    ],
  ],
  [
    ['গাজীপুর', 'Gazipur', 'Gajipur', 'গাজিপুর'],
    ['টঙ্গী', 'Board Bazar', 'চৌরাস্তা', 'Sreepur', 'কোনাবাড়ি', 'Joydebpur', 'রাজবাড়ী রোড', 'Salna'],
  ],
  [
    ['নারায়ণগঞ্জ', 'Narayanganj', 'Narayangonj', 'নারায়নগঞ্জ'],
    ['চাষাঢ়া', 'Siddhirganj', 'ফতুল্লা', 'Rupganj', 'বন্দর', 'Chittagong Road, Shimrail', 'ঢাকা রোড, পাগলা'],
  ],
  [
    ['কুমিল্লা', 'Cumilla', 'Comilla', 'comilla'],
    [
      'কান্দিরপাড়',
      'Tomsom Bridge',
      'লাকসাম',
      'Debidwar',
      'চান্দিনা বাজার',
      'Dhaka Trunk Road',
      'মুরাদনগর',
      'ইসলামপুর',
    ],
  ],
  [
    ['সিলেট', 'Sylhet', 'sylhet', 'Silet'],
    [
      'জিন্দাবাজার',
      'Upashahar',
      'আম্বরখানা',
      'Shahjalal Uposhohor',
      'শাহবাগ, জকিগঞ্জ',
      'Mirabazar',
      'শ্যামলী',
      'Bashundhara R/A',
    ],
  ],
  [
    ['রাজশাহী', 'Rajshahi', 'Rajsahi'],
    ['সাহেব বাজার', 'Kazla', 'লক্ষ্মীপুর মোড়', 'Uposhohor', 'পবা', 'Bagmara', 'ঢাকা বাস স্ট্যান্ড, শিরোইল'],
  ],
  [
    ['খুলনা', 'Khulna', 'KHULNA'],
    ['সোনাডাঙ্গা', 'Boyra', 'দৌলতপুর', 'Khalishpur', 'নিরালা আবাসিক', 'Jessore Road, Phulbarigate'],
  ],
  [
    ['বরিশাল', 'Barishal', 'Barisal', 'borishal'],
    ['নতুন বাজার', 'Rupatali', 'নথুল্লাবাদ', 'Sagardi', 'বাকেরগঞ্জ', 'উজিরপুর'],
  ],
  [
    ['রংপুর', 'Rangpur', 'rangpur sadar'],
    ['লালবাগ', 'Jahaj Company Mor', 'ধাপ', 'Mithapukur', 'শাপলা চত্বর', 'Modern Mor'],
  ],
  [
    ['ময়মনসিংহ', 'Mymensingh', 'Mymensing'],
    ['গাঙ্গিনারপাড়', 'Charpara', 'ভালুকা', 'Trishal', 'ফুলবাড়িয়া', 'Dhaka Bypass'],
  ],
  [
    ['যশোর', 'Jashore', 'Jessore'],
    ['দড়াটানা', 'Benapole', 'মণিরামপুর', 'ঢাকা রোড', 'Palbari', 'ঝিকরগাছা'],
  ],
  [
    ['বগুড়া', 'Bogura', 'Bogra'],
    ['বনানী মোড়', 'Satmatha', 'শেরপুর', 'গাবতলী', 'Shajahanpur', 'মালতিনগর'],
  ],
  [
    ['কুষ্টিয়া', 'Kushtia', 'kustia'],
    ['মিরপুর', 'Mirpur', 'ভেড়ামারা', 'Kumarkhali', 'মজমপুর গেট', 'NS Road'],
  ],
  [
    ['মাগুরা', 'Magura'],
    ['মোহাম্মদপুর', 'Mohammadpur', 'শ্রীপুর', 'Shalikha', 'ভায়না মোড়'],
  ],
  [
    ['দিনাজপুর', 'Dinajpur'],
    ['নবাবগঞ্জ', 'Nawabganj', 'বিরামপুর', 'Parbatipur', 'ফুলবাড়ী', 'Baluadanga'],
  ],
  [
    ['চাঁপাইনবাবগঞ্জ', 'Chapainawabganj', 'Chapai Nawabganj'],
    ['শিবগঞ্জ', 'Gomastapur', 'নাচোল', 'রহনপুর'],
  ],
  [
    ['নোয়াখালী', 'Noakhali'],
    ['মাইজদী', 'Chowmuhani', 'চাটখিল', 'Senbagh', 'হাতিয়া'],
  ],
  [
    ['ফেনী', 'Feni'],
    ['ট্রাংক রোড', 'Mohipal', 'দাগনভূঞা', 'Chhagalnaiya', 'ঢাকা চট্টগ্রাম মহাসড়কের পাশে'],
  ],
  [
    ['কক্সবাজার', "Cox's Bazar", 'Coxs Bazar', 'coxsbazar'],
    ['কলাতলী', 'Teknaf', 'উখিয়া', 'রামু', 'Chakaria'],
  ],
  [
    ['টাঙ্গাইল', 'Tangail'],
    ['মির্জাপুর', 'Mirzapur', 'পুরাতন বাসস্ট্যান্ড', 'Madhupur', 'গোপালপুর'],
  ],
  [
    ['নরসিংদী', 'Narsingdi'],
    ['মাধবদী', 'Palash', 'শিবপুর', 'Velanagar', 'পাঁচদোনা'],
  ],
  [
    ['মানিকগঞ্জ', 'Manikganj'],
    ['সিংগাইর', 'Saturia', 'শিবালয়', 'Bewtha'],
  ],
  [
    ['মুন্সীগঞ্জ', 'Munshiganj', 'মুন্সিগঞ্জ', 'Munshigonj'],
    ['শ্রীনগর', 'Sirajdikhan', 'মুক্তারপুর', 'Lohajang'],
  ],
  [
    ['জামালপুর', 'Jamalpur'],
    ['ইসলামপুর', 'Islampur', 'মেলান্দহ', 'Sarishabari'],
  ],
  [
    ['সাতক্ষীরা', 'Satkhira'],
    ['তালা', 'Tala', 'শ্যামনগর', 'Kalaroa', 'কালীগঞ্জ', 'Khulna Road More'],
  ],
  [
    ['নীলফামারী', 'Nilphamari'],
    ['উত্তরা ইপিজেড', 'Saidpur', 'ডোমার', 'কিশোরগঞ্জ'],
  ],
  [
    ['হবিগঞ্জ', 'Habiganj', 'Hobigonj'],
    ['মাধবপুর', 'Nabiganj', 'বাহুবল, মিরপুর বাজার', 'Chunarughat'],
  ],
  [
    ['ব্রাহ্মণবাড়িয়া', 'Brahmanbaria', 'Brammanbaria'],
    ['কসবা', 'Ashuganj', 'নবীনগর', 'Sarail'],
  ],
  [
    ['পাবনা', 'Pabna'],
    ['ঈশ্বরদী', 'Bera', 'হেমায়েতপুর', 'Sujanagar'],
  ],
  [
    ['ঠাকুরগাঁও', 'Thakurgaon', 'ঠাকুরগাও'],
    ['পীরগঞ্জ', 'Ranisankail', 'হরিপুর'],
  ],
]
const dhaka = ['ঢাকা', 'Dhaka', 'dhaka', 'ঢাকা-১২০৭', 'Dhaka 1216', 'DHAKA.']
const inDhaka = [
  ...[
    'ধানমন্ডি',
    'Dhanmondi 27',
    'মিরপুর ১০',
    'Mirpur-12, Pallabi',
    'উত্তরা সেক্টর ৭',
    'Uttara Sector-11',
    'Gulshan 2',
    'বনানী',
  ],
  ...[
    'মোহাম্মদপুর',
    'Tajmahal Road, Mohammadpur',
    'মতিঝিল',
    'মেরুল বাড্ডা',
    'Rampura',
    'খিলগাঁও তালতলা',
    'Jatrabari',
    'তেজগাঁও',
  ],
  ...[
    'লালবাগ',
    'Azimpur Colony',
    'মালিবাগ রেলগেট',
    'Mogbazar Wireless',
    'শান্তিনগর',
    'Bashundhara R/A, Block C',
    'রায়েরবাজার',
    'Jigatola',
  ],
  ...[
    'ওয়ারী',
    'Islampur, Sadarghat',
    'গাবতলী, মিরপুর ১',
    'Fulbaria, Gulistan',
    'নয়াপল্টন',
    'Shahjahanpur',
    'কাফরুল',
    'Kamrangirchar',
  ],
  ...[
    'ময়মনসিংহ রোড, বাংলামোটর',
    'Chittagong Hotel, Fakirapool',
    'কুমিল্লা সোসাইটি, মিরপুর ৬',
    'Noakhali Tower, Purana Paltan',
  ],
  ...[
    'সিলেট হাউজ, মালিবাগ',
    'Barishal Plaza, Jatrabari',
    'সোনারগাঁও রোড, হাতিরপুল',
    'Faridpur Mansion, Wari',
  ],
  ...[
    'মিরপুর রোড, কলাবাগান',
    'Comilla Store, Sutrapur',
    'ময়মনসিংহ লেন, বাংলামোটর',
    'নবীনগর হাউজিং, মোহাম্মদপুর',
  ],
  ...['Comilla Para, Badda', 'ঢাকা-ময়মনসিংহ মহাসড়ক, এয়ারপোর্ট', 'Bhola Market, Mirpur 11'],
]
const lines = [
  (area: string, town: string) => `${area}, ${town}`,
  (area: string, town: string) => `বাড়ি ১২, রোড ৩, ${area}, ${town}`,
  (area: string, town: string) => `House 7/A, 3rd floor, ${area}, ${town}`,
  (area: string, town: string) => `${area} মসজিদের পাশে ${town}`,
  (area: string, town: string) => `flat 4b  ${area} ${town}, Bangladesh`,
]
const villages = [
  (area: string, town: string) => `গ্রাম: মোহাম্মদপুর, ডাকঘর: ${area}, জেলা: ${town}`,
  (area: string, town: string) => `Vill: Rampura, P.O: ${area}, Dist: ${town}`,
  (area: string, town: string) => `গ্রাম নতুনপাড়া, উপজেলা ${area}, ${town}`,
  (area: string, town: string) => `C/O Dhaka Store, ${area}, ${town} sadar`,
  (area: string, town: string) => `${area}, ${town}। ঢাকা বাস কাউন্টারের কাছে`,
]

export function made(): Known[] {
  const forms = [...lines, ...villages]
  const away = outside.flatMap(([names, areas], place) =>
    areas.flatMap((area, at) =>
      [0, 1].map((more): Known => {
        const form = forms[(place + at * 3 + more * 4) % forms.length]
        const name = names[(at + more) % names.length] ?? ''
        return { address: form?.(area, name) ?? area, fee: 100, district: names[0] ?? '' }
      }),
    ),
  )
  const city = inDhaka.flatMap((area, at) =>
    [0, 1, 2, 3, 4].map((form): Known => {
      const town = dhaka[(at + form) % dhaka.length] ?? ''
      return { address: lines[form]?.(area, town) ?? area, fee: 60, district: 'ঢাকা' }
    }),
  )
  return [...away, ...city]
}

/** The fee of these is not certain. */
export const doubtful = [
  'House 7, Road 4',
  'কলেজ রোড, মসজিদের পাশে',
  'সাভার, ঢাকা',
  'Zinzira, Keraniganj, Dhaka-1310',
  'নবাবগঞ্জ, ঢাকা',
  'ঢাকা রোড, স্টেশনের কাছে',
  'Gazipur, Dhaka',
  'জেলা: ঢাকা, থানা: ধামরাই',
  'Dhaka division',
  'ঢাকা / চট্টগ্রাম',
  'গ্রাম: মিরপুর',
  'Village Banani, Post Rampura',
  '৩য় তালা, বাড়ি ৫',
  'Anwara Manzil, 2nd floor',
  'আ',
  '🏠🏠🏠',
  '',
]
