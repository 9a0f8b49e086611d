import type { Words } from '../../text/pairs'

/** Announced while a part of a list is dragged. */
export const dragWords = {
  taken: (name: string, place: number, of: number) => [
    `${name} ধরা হয়েছে, ${of}টির মধ্যে ${place} নম্বরে`,
    `${name} is picked up, number ${place} of ${of}`,
  ],
  over: (name: string, place: number, of: number) => [
    `${name} এখন ${of}টির মধ্যে ${place} নম্বরে`,
    `${name} is number ${place} of ${of} now`,
  ],
  dropped: (name: string, place: number) => [
    `${name} ${place} নম্বরে রাখা হয়েছে`,
    `${name} was put at number ${place}`,
  ],
  left: (name: string) => [`${name} আগের জায়গায় আছে`, `${name} stays where it was`],
} satisfies Words
