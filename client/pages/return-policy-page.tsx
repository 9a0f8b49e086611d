import { formatTaka } from '../text/format'
import { returnCourierTaka } from './policy-figures'
import { PolicyFrame } from './policy-frame'
import { PolicySection } from './policy-section'

const exclusions = [
  ['বাহ্যিকভাবে ক্ষতিগ্রস্ত বা পোড়া পণ্য', 'Physically damaged or burnt items'],
  ['ডিজিটাল পণ্য', 'Digital products'],
  ['ক্লিয়ারেন্স সেলের পণ্য', 'Clearance items'],
  ['সিল ভাঙা পণ্য', 'Broken seals'],
  ['অন্তর্বাস', 'Undergarments'],
  ['এক্সেসরিজ ও চার্জার', 'Accessories and chargers'],
  ['বিনামূল্যে পাওয়া উপহার', 'Unpaid gifts'],
  ['দাগ পড়া বা পুনরায় বিক্রির অযোগ্য পণ্য', 'Scratched or non-resaleable items'],
  ['মূল এক্সেসরিজ ছাড়া পণ্য', 'Missing original accessories'],
  ['অন্য প্রতিষ্ঠানের যন্ত্র বা সফটওয়্যারের সঙ্গে অসামঞ্জস্য', 'Third-party incompatibility'],
]

export function ReturnPolicyPage() {
  return (
    <PolicyFrame
      title="রিটার্ন পলিসি"
      description="ত্রুটি জানানোর সময়, রিটার্ন ও রিফান্ডের নিয়ম এবং যেসব পণ্য ফেরত নেওয়া হয় না।"
      figures={[
        { figure: '৭ দিন', meaning: 'ইনভয়েসের তারিখ থেকে ত্রুটি জানানোর সময়' },
        { figure: '৫–১০ দিন', meaning: 'যাচাই ও সমাধান' },
        { figure: '৫–১০ দিন', meaning: 'রিফান্ড' },
        {
          figure: `${formatTaka(returnCourierTaka.inDhaka)} / ${formatTaka(returnCourierTaka.outsideDhaka)}`,
          meaning: 'ঢাকায় / ঢাকার বাইরে কুরিয়ার খরচ আমরা দিই',
        },
      ]}
      inEnglish={[
        'Claim a fault within 7 days of the invoice date.',
        'A full unboxing video is required.',
        'Return check and resolution take 5 to 10 days; refunds are processed in 5 to 10 days.',
        'The shop bears a courier charge of 50 taka in Dhaka and 100 taka outside Dhaka.',
        'Tech products need a 3 to 6 hour charge test and have no instant return.',
      ]}
    >
      <PolicySection title="ত্রুটি পেলে যা করবেন">
        <ol className="policy-steps">
          <li>
            <strong>৭ দিনের মধ্যে জানান।</strong> ইনভয়েসের তারিখ থেকে ৭ দিনের মধ্যে ত্রুটির অভিযোগ করতে
            হবে।
          </li>
          <li>
            <strong>আনবক্সিং ভিডিও দিন।</strong> প্যাকেট খোলার শুরু থেকে শেষ পর্যন্ত সম্পূর্ণ ভিডিও আবশ্যক।
          </li>
          <li>
            <strong>যাচাই ও সমাধান।</strong> পণ্য যাচাই করে সমাধান দিতে ৫ থেকে ১০ দিন লাগে।
          </li>
          <li>
            <strong>রিফান্ড।</strong> রিফান্ড প্রযোজ্য হলে ৫ থেকে ১০ দিনের মধ্যে টাকা ফেরত দেওয়া হয়।
          </li>
        </ol>
      </PolicySection>
      <PolicySection title="কুরিয়ার খরচ">
        <p>
          রিটার্নের কুরিয়ার খরচ আমরা বহন করি: ঢাকায় {formatTaka(returnCourierTaka.inDhaka)} এবং ঢাকার বাইরে{' '}
          {formatTaka(returnCourierTaka.outsideDhaka)}।
        </p>
      </PolicySection>
      <PolicySection title="টেক পণ্য">
        <p>
          টেক পণ্য হাতে পেয়ে প্রথমে ৩ থেকে ৬ ঘণ্টা চার্জ দিয়ে পরীক্ষা করুন। টেক পণ্যে তাৎক্ষণিক রিটার্ন (instant
          return) নেই।
        </p>
      </PolicySection>
      <PolicySection title="যেসব ক্ষেত্রে রিটার্ন হয় না">
        <ul className="policy-exclusions">
          {exclusions.map(([bengali, english]) => (
            <li key={english}>
              {bengali} <span lang="en">{english}</span>
            </li>
          ))}
        </ul>
      </PolicySection>
    </PolicyFrame>
  )
}
