import type { Translation } from './translation'

/** The question before a cart line is removed (spec section 8); not part of the first load. */
export const deleteSentences = {
  deleteTitle: 'Are you sure?',
  deleteText: 'This Category will be permanently deleted.', // spelled so in the spec
  deleteConfirm: 'Yes, delete it!',
  deleteCancel: 'Cancel',
} as const

export const deleteTexts = {
  title: { en: deleteSentences.deleteTitle, bn: 'সরিয়ে দেবেন?', isFixed: 'en' },
  text: { en: deleteSentences.deleteText, bn: 'পণ্যটি কার্ট থেকে সরে যাবে।', isFixed: 'en' },
  confirm: { en: deleteSentences.deleteConfirm, bn: 'হ্যাঁ, সরান', isFixed: 'en' },
  cancel: { en: deleteSentences.deleteCancel, bn: 'থাক', isFixed: 'en' },
} satisfies Record<string, Translation>
