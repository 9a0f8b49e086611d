/**
 * More addresses as shoppers write them, of the districts that `addresses.ts` leaves out, with roads,
 * houses, villages and divisions that bear the name of another district.
 */
type Known = { address: string; district: string }

/** A district, its spellings, and areas of it; the first spelling is the one that orders store. */
const places = `
গোপালগঞ্জ,Gopalganj,Gopalgonj: টুঙ্গিপাড়া, Kotalipara, মুকসুদপুর, Ghonapara
মাদারীপুর,Madaripur: শিবচর, Kalkini, টেকেরহাট, Mostafapur
রাজবাড়ী,Rajbari,রাজবাড়ি: পাংশা, Goalanda, বালিয়াকান্দি, Sajjankanda
শরীয়তপুর,Shariatpur,Shariyatpur: নড়িয়া, Jajira, ডামুড্যা, Angaria
ফরিদপুর,Faridpur: ভাঙ্গা, Boalmari, মধুখালী, Jhiltuli
কিশোরগঞ্জ,Kishoreganj,Kishorgonj: ভৈরব, Bajitpur, কটিয়াদী, Gaital
লক্ষ্মীপুর,Lakshmipur,Laxmipur,লক্ষীপুর: রায়পুর, Ramganj, রামগতি, Dalal Bazar
চাঁদপুর,Chandpur: হাজীগঞ্জ, Matlab, কচুয়া, Natun Bazar
খাগড়াছড়ি,Khagrachhari,Khagrachari: দীঘিনালা, Ramgarh, মাটিরাঙ্গা, Narikel Bagan
রাঙ্গামাটি,Rangamati,রাঙামাটি: কাপ্তাই, Baghaichhari, বনরূপা, Reserve Bazar
বান্দরবান,Bandarban: লামা, Thanchi, নাইক্ষ্যংছড়ি, Balaghata
সিরাজগঞ্জ,Sirajganj,Sirajgonj: শাহজাদপুর, Ullapara, বেলকুচি, SS Road
নাটোর,Natore: সিংড়া, Lalpur, বড়াইগ্রাম, Kanaikhali
নওগাঁ,Naogaon,Naogan: মহাদেবপুর, Manda, পত্নীতলা, Muktir Mor
জয়পুরহাট,Joypurhat,Jaypurhat: আক্কেলপুর, Panchbibi, কালাই, Sadar Road
বাগেরহাট,Bagerhat: মোংলা, Rampal, মোরেলগঞ্জ, Dasani
ঝিনাইদহ,Jhenaidah,Jhenidah: শৈলকুপা, Kotchandpur, মহেশপুর, কালীগঞ্জ
নড়াইল,Narail: লোহাগড়া, Kalia, রূপগঞ্জ বাজার, Mohishkhola
চুয়াডাঙ্গা,Chuadanga: আলমডাঙ্গা, Darshana, জীবননগর, Court Para
মেহেরপুর,Meherpur: গাংনী, Mujibnagar, Boro Bazar, হোটেল বাজার
ভোলা,Bhola: চরফ্যাশন, Lalmohan, দৌলতখান, Ukil Para
পটুয়াখালী,Patuakhali: বাউফল, Kuakata, গলাচিপা, Sabuj Bagh
পিরোজপুর,Pirojpur,Pirozpur: মঠবাড়িয়া, Nazirpur, নেছারাবাদ, Bhandaria
বরগুনা,Barguna: আমতলী, Patharghata, বেতাগী, DKP Road
ঝালকাঠি,Jhalokati,Jhalokathi: নলছিটি, Rajapur, কাঁঠালিয়া, Fire Service Mor
মৌলভীবাজার,Moulvibazar,Maulvibazar: শ্রীমঙ্গল, Kulaura, বড়লেখা, Rajnagar
সুনামগঞ্জ,Sunamganj,Sunamgonj: ছাতক, Jagannathpur, দিরাই, Hason Nagar
গাইবান্ধা,Gaibandha: পলাশবাড়ী, Gobindaganj, সাঘাটা, DB Road
কুড়িগ্রাম,Kurigram: উলিপুর, Chilmari, রাজারহাট, ফুলবাড়ী
লালমনিরহাট,Lalmonirhat: পাটগ্রাম, Hatibandha, কালীগঞ্জ, Mission Mor
পঞ্চগড়,Panchagarh,Panchagar: তেঁতুলিয়া, Boda, দেবীগঞ্জ, Dokropara
নেত্রকোনা,Netrokona,Netrakona,নেত্রকোণা: মোহনগঞ্জ, Durgapur, কেন্দুয়া, Satpai
শেরপুর,Sherpur: নালিতাবাড়ী, Nakla, শ্রীবরদী, Jhenaigati
`
/** What may stand before an area and its town; each names a district that it is not in. */
const before = [
  'ঢাকা রোড,',
  'Khulna Road,',
  'House 5, Sylhet House,',
  'Barishal Hotel,',
  'গ্রাম: চাঁদপুর,',
  'Vill: Faridpur,',
  'গ্রাম গোপালগঞ্জ,',
  'Dhaka–Chittagong highway,',
  'কুমিল্লা মিষ্টান্ন ভাণ্ডারের পাশে,',
  'C/O Noakhali Store,',
  'গ্রাম: নারায়ণপুর, ডাকঘর: শিবপুর,',
  'Flat 3B, Mirpur Tower,',
]
const forms = [
  (area: string, town: string) => `${area}, ${town}`,
  (area: string, town: string) => `উপজেলা: ${area}, জেলা: ${town}`,
  (area: string, town: string) => `Upazila ${area}, Dist. ${town}`,
  (area: string, town: string) => `${area} bazar ${town}`,
  (area: string, town: string) => `${town}, ${area}`,
  (area: string, town: string) => `${area}, ${town} sadar, ${town}`,
  (area: string, town: string) => `${area} থানার কাছে, ${town}, বাংলাদেশ`,
]
/** Without the district's name, or with names of two. */
const others: readonly (readonly [district: string, address: string])[] = [
  ['চট্টগ্রাম', 'Dhaka Road, Chattogram'],
  ['ঢাকা', 'Comilla Bhaban, Mirpur'],
  ['ঢাকা', 'Faridpur Mansion, Road 11, Banani'],
  ['ঢাকা', 'বাড়ি ৭, রোড ৪, ধানমন্ডি'],
  ['ঢাকা', 'Ashulia, Savar, Dhaka-1341'],
  ['ঢাকা', 'Jessore Sweets, Uttara Sector 7'],
  ['ঢাকা', 'রাজশাহী মিষ্টান্ন, মিরপুর ১০'],
  ['গাজীপুর', 'Tongi, Dhaka'],
  ['গাজীপুর', 'Konabari, Gazipur, Dhaka-1700'],
  ['নারায়ণগঞ্জ', 'ফতুল্লা, নারায়ণগঞ্জ, ঢাকা'],
  ['মুন্সীগঞ্জ', 'Lohajang, Munshiganj, Dhaka Division'],
  ['কুমিল্লা', 'Laksam, Cumilla, Chattogram'],
  ['ফেনী', 'মহিপাল, ফেনী, চট্টগ্রাম বিভাগ'],
  ['বগুড়া', 'শেরপুর, বগুড়া'],
  ['বগুড়া', 'Gabtali, Bogra'],
  ['নীলফামারী', 'কিশোরগঞ্জ, নীলফামারী'],
  ['নীলফামারী', 'Saidpur, Nilphamari, Rangpur'],
  ['শেরপুর', 'শেরপুর সদর'],
  ['কুষ্টিয়া', 'মিরপুর, কুষ্টিয়া'],
  ['যশোর', 'Benapole bazar'],
  ['হবিগঞ্জ', 'Mirpur Bazar, Bahubal, Habiganj'],
  ['মৌলভীবাজার', 'শ্রীমঙ্গল, সিলেট'],
  ['সিলেট', 'হরিপুর বাজার, জৈন্তাপুর, সিলেট'],
  ['রাজশাহী', 'লক্ষ্মীপুর মোড়, রাজশাহী'],
  ['নোয়াখালী', 'বেগমগঞ্জ, চৌমুহনী'],
  ['খুলনা', 'Jessore Road, Daulatpur, Khulna'],
  ['ঝিনাইদহ', 'যশোর রোড, কালীগঞ্জ, ঝিনাইদহ'],
  ['কক্সবাজার', 'Chakaria, Cox Bazar'],
  ['বরিশাল', 'ভোলা রোড, লঞ্চঘাট, বরিশাল'],
  ['চাঁদপুর', 'Comilla Road, Hajiganj, Chandpur'],
]

export function madeOfDistricts(): Known[] {
  const known = places
    .trim()
    .split('\n')
    .flatMap((line, nr) => {
      const [names = '', areas = ''] = line.split(': ')
      const spellings = names.split(',')
      return areas.split(', ').flatMap((area, at) =>
        [0, 1, 2, 3].map((more): Known => {
          const name = spellings[(at + more) % spellings.length] ?? ''
          const start = (at + more) % 2 ? `${before[(nr + at * 2 + more) % before.length]} ` : ''
          const form = forms[(nr + at + more * 3) % forms.length]
          return { address: start + form?.(area, name), district: spellings[0] ?? '' }
        }),
      )
    })
  return [...known, ...others.map(([district, address]) => ({ district, address }))]
}

/** Several districts have these names, or none is said. */
export const ofNoDistrict = [
  'House 7, Road 4',
  'গ্রাম: চর, উপজেলা: কালীগঞ্জ',
  'ঢাকা রোড, স্টেশনের কাছে',
  'ভোলাগঞ্জের মোড়',
  'গ্রাম: মিরপুর',
  'Gopalpur bazar',
  'Shahjadpur bazar',
  'Anwara Manzil, 2nd floor',
  'চাঁদপুর, নোয়াখালী',
  'ঢাকা / চট্টগ্রাম',
  '',
]
