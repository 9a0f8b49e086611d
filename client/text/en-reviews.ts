import type { Texts } from './bn'

export const reviews: Texts['reviews'] = {
  picture: (place) => `Picture ${place} of the review`,
  enlarge: (place) => `Enlarge picture ${place} of the review`,
  more: 'See more reviews',
  logIn: 'How do you like it? Log in and tell us.',
  write: 'Write a review',
}
