/** Announced while a part of a list is dragged. */
export const drag = {
  taken: (name: string, place: number, of: number) =>
    `${name} ধরা হয়েছে, ${of}টির মধ্যে ${place} নম্বরে`,
  over: (name: string, place: number, of: number) => `${name} এখন ${of}টির মধ্যে ${place} নম্বরে`,
  dropped: (name: string, place: number) => `${name} ${place} নম্বরে রাখা হয়েছে`,
  left: (name: string) => `${name} আগের জায়গায় আছে`,
}
