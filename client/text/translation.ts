/**
 * A text in both languages. `isFixed`: the specification quotes it in this language; without a
 * choice it stands to the letter, the other one below it. Otherwise the specification only
 * describes the text: Bengali leads, and the English word stays visible.
 */
export type Translation = { en: string; bn: string; isFixed?: 'en' | 'bn' }
