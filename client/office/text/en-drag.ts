import type { drag as bengali } from './bn-drag'

export const drag: typeof bengali = {
  taken: (name, place, of) => `${name} is picked up, number ${place} of ${of}`,
  over: (name, place, of) => `${name} is number ${place} of ${of} now`,
  dropped: (name, place) => `${name} was put at number ${place}`,
  left: (name) => `${name} stays where it was`,
}
