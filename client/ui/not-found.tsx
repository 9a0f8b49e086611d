import { useHead } from './head'
import { ProblemPage } from './problem-page'

/** No such screen, or nothing in the shop by that name. */
export function NotFound() {
  useHead({ title: 'পাতাটি পাওয়া যায়নি', description: 'এই ঠিকানায় কোনো পাতা নেই।', missing: true })
  return (
    <ProblemPage
      title="পাতাটি পাওয়া যায়নি"
      text="ঠিকানাটি বদলে গেছে, অথবা পণ্যটি আর নেই। উপরের ঘরে খুঁজে দেখুন, কিংবা হোম থেকে শুরু করুন।"
    />
  )
}
