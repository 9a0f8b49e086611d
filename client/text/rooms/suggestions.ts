/** What the search offers while somebody types. */
export const suggestions = {
  offered: 'মিলে যাওয়া পণ্য ও ক্যাটাগরি',
  category: 'ক্যাটাগরি',
  clear: 'লেখা মুছুন',
}

export const en: typeof suggestions = {
  offered: 'Matching products and categories',
  category: 'Category',
  clear: 'Clear the search',
}
