/** Six menus to begin with, each with three categories and their pictures. */
export const readyMenus: readonly ReadyMenu[] = [
  ready('শাড়ি ও পোশাক', [
    ['শাড়ি', new URL('./pictures/saree.webp', import.meta.url)],
    ['থ্রি-পিস', new URL('./pictures/kameez-rose.webp', import.meta.url)],
    ['পাঞ্জাবি', new URL('./pictures/panjabi-green.webp', import.meta.url)],
  ]),
  ready('গ্যাজেট', [
    ['হেডফোন', new URL('./pictures/headphone.webp', import.meta.url)],
    ['মোবাইল', new URL('./pictures/phone.webp', import.meta.url)],
    ['ঘড়ি', new URL('./pictures/watch.webp', import.meta.url)],
  ]),
  ready('কসমেটিকস', [
    ['ত্বকের যত্ন', new URL('./pictures/cream-jar.webp', import.meta.url)],
    ['মেকআপ', new URL('./pictures/lipstick.webp', import.meta.url)],
    ['পারফিউম', new URL('./pictures/perfume.webp', import.meta.url)],
  ]),
  ready('ঘরের জিনিস', [
    ['রান্নাঘর', new URL('./pictures/teapot.webp', import.meta.url)],
    ['ঘর সাজানো', new URL('./pictures/plant.webp', import.meta.url)],
    ['বিছানা', new URL('./pictures/bedding.webp', import.meta.url)],
  ]),
  ready('খাবার', [
    ['মধু ও ঘি', new URL('./pictures/honey.webp', import.meta.url)],
    ['চা ও মসলা', new URL('./pictures/tea.webp', import.meta.url)],
    ['ফল', new URL('./pictures/mango.webp', import.meta.url)],
  ]),
  ready('বই ও উপহার', [
    ['বই', new URL('./pictures/books.webp', import.meta.url)],
    ['স্টেশনারি', new URL('./pictures/notebook.webp', import.meta.url)],
    ['উপহার', new URL('./pictures/gift.webp', import.meta.url)],
  ]),
]

type ReadyCategory = { category: string; picture: string }
/** Always in Bengali: these are names in the shop. */
export type ReadyMenu = { menu: string; categories: readonly ReadyCategory[] }

function ready(menu: string, categories: readonly (readonly [string, URL])[]): ReadyMenu {
  return {
    menu,
    categories: categories.map(([category, { href }]) => ({ category, picture: href })),
  }
}
