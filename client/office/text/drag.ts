import { openTexts } from './lang'

/** Announced while a part of a list is dragged. */
const bn = {
  taken: (name: string, place: number, of: number) =>
    `${name} ধরা হয়েছে, ${of}টির মধ্যে ${place} নম্বরে`,
  over: (name: string, place: number, of: number) => `${name} এখন ${of}টির মধ্যে ${place} নম্বরে`,
  dropped: (name: string, place: number) => `${name} ${place} নম্বরে রাখা হয়েছে`,
  left: (name: string) => `${name} আগের জায়গায় আছে`,
}

const en: typeof bn = {
  taken: (name, place, of) => `${name} is picked up, number ${place} of ${of}`,
  over: (name, place, of) => `${name} is number ${place} of ${of} now`,
  dropped: (name, place) => `${name} was put at number ${place}`,
  left: (name) => `${name} stays where it was`,
}

export const [useDragText] = openTexts(bn, en)
