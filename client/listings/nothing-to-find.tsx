import { Search } from 'lucide-react'
import { EmptyState } from '../ui/empty-state'
import { useHead } from '../ui/head'

/** A search without a keyword. */
export function NothingToFind() {
  useHead({ title: 'পণ্য খুঁজুন', description: 'পণ্যের নাম লিখে নকশি হাটে খুঁজুন।', hidden: true })
  return (
    <div className="wrap">
      <h1 className="listing-title">পণ্য খুঁজুন</h1>
      <EmptyState title="কী খুঁজছেন?" icon={Search}>
        <p>উপরের ঘরে পণ্যের নাম লিখুন, যেমন শাড়ি, ঘড়ি, মধু।</p>
      </EmptyState>
    </div>
  )
}
