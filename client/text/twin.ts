/**
 * A text in both languages. `isFixed`: the specification quotes it in this language, and without a
 * choice it stands to the letter, the other one below it. Without it the specification only describes
 * the text: then Bengali leads, and the English word stays visible.
 */
export type Twin = { en: string; bn: string; isFixed?: 'en' | 'bn' }
