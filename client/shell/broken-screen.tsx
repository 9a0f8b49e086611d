import { Button } from '../ui/button'
import { ProblemPage } from '../ui/problem-page'

/** In place of a screen that broke. */
export function BrokenScreen() {
  return (
    <ProblemPage
      title="পাতাটি দেখানো যায়নি"
      text="সংযোগে অথবা আমাদের দিকে একটি সমস্যা হয়েছে। পাতাটি আবার খুললে সাধারণত ঠিক হয়ে যায়।"
    >
      <Button onClick={() => location.reload()}>আবার চেষ্টা করুন</Button>
    </ProblemPage>
  )
}
