/** What is asked before a cart line goes (spec section 8); not part of the first load. */
export const deleteSentences = {
  deleteTitle: 'Are you sure?',
  deleteText: 'This Category will be permanently deleted.', // spelled so in the spec
  deleteConfirm: 'Yes, delete it!',
  deleteCancel: 'Cancel',
} as const
