/** Six menus to start with, each with three categories and their pictures. */
export const readyMenus: readonly ReadyMenu[] = [
  ready('শাড়ি ও পোশাক', 'Sarees & clothing', [
    ['শাড়ি', 'Sarees', new URL('./pictures/saree.webp', import.meta.url)],
    ['থ্রি-পিস', 'Three-pieces', new URL('./pictures/kameez-rose.webp', import.meta.url)],
    ['পাঞ্জাবি', 'Panjabis', new URL('./pictures/panjabi-green.webp', import.meta.url)],
  ]),
  ready('গ্যাজেট', 'Gadgets', [
    ['হেডফোন', 'Headphones', new URL('./pictures/headphone.webp', import.meta.url)],
    ['মোবাইল', 'Mobiles', new URL('./pictures/phone.webp', import.meta.url)],
    ['ঘড়ি', 'Watches', new URL('./pictures/watch.webp', import.meta.url)],
  ]),
  ready('কসমেটিকস', 'Cosmetics', [
    ['ত্বকের যত্ন', 'Skin care', new URL('./pictures/cream-jar.webp', import.meta.url)],
    ['মেকআপ', 'Makeup', new URL('./pictures/lipstick.webp', import.meta.url)],
    ['পারফিউম', 'Perfumes', new URL('./pictures/perfume.webp', import.meta.url)],
  ]),
  ready('ঘরের জিনিস', 'Home', [
    ['রান্নাঘর', 'Kitchen', new URL('./pictures/teapot.webp', import.meta.url)],
    ['ঘর সাজানো', 'Home decor', new URL('./pictures/plant.webp', import.meta.url)],
    ['বিছানা', 'Bedding', new URL('./pictures/bedding.webp', import.meta.url)],
  ]),
  ready('খাবার', 'Food', [
    ['মধু ও ঘি', 'Honey & ghee', new URL('./pictures/honey.webp', import.meta.url)],
    ['চা ও মসলা', 'Tea & spices', new URL('./pictures/tea.webp', import.meta.url)],
    ['ফল', 'Fruit', new URL('./pictures/mango.webp', import.meta.url)],
  ]),
  ready('বই ও উপহার', 'Books & gifts', [
    ['বই', 'Books', new URL('./pictures/books.webp', import.meta.url)],
    ['স্টেশনারি', 'Stationery', new URL('./pictures/notebook.webp', import.meta.url)],
    ['উপহার', 'Gifts', new URL('./pictures/gift.webp', import.meta.url)],
  ]),
]

type ReadyCategory = { category: string; english: string; picture: string }
/** In both languages of the shop, whichever the office has. */
export type ReadyMenu = { menu: string; english: string; categories: readonly ReadyCategory[] }
type Written = readonly [category: string, english: string, picture: URL]

function ready(menu: string, english: string, categories: readonly Written[]): ReadyMenu {
  return {
    menu,
    english,
    categories: categories.map(([category, english, { href: picture }]) => ({
      category,
      english,
      picture,
    })),
  }
}
