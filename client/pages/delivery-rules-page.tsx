import { shippingFees } from '#contract/shop'
import { formatTaka } from '../text/format'
import { advanceBookingTaka } from './policy-figures'
import { PolicyFrame } from './policy-frame'
import { PolicySection } from './policy-section'

export function DeliveryRulesPage() {
  return (
    <PolicyFrame
      title="ডেলিভারি নিয়ম"
      description="সারা দেশে হোম ডেলিভারির সময়, খরচ এবং পার্সেল হাতে পাওয়ার নিয়ম।"
      figures={[
        { figure: '৩–৫ দিন', meaning: 'সারা দেশে হোম ডেলিভারি' },
        { figure: formatTaka(shippingFees.insideDhaka), meaning: 'ঢাকার ভেতরে ডেলিভারি খরচ' },
        { figure: formatTaka(shippingFees.outsideDhaka), meaning: 'ঢাকার বাইরে ডেলিভারি খরচ' },
        { figure: 'COD', meaning: 'পণ্য হাতে পেয়ে মূল্য দিন' },
      ]}
      inEnglish={[
        'Home delivery across the country takes 3-5 days.',
        'Delivery costs 60 taka inside Dhaka and 100 taka outside Dhaka.',
        'Pay by cash on delivery or in full; some products need an advance booking of 200 taka.',
        'Film the whole unboxing: a full unboxing video is required for any claim.',
      ]}
    >
      <PolicySection title="সময় ও খরচ">
        <ul className="policy-points">
          <li>সারা দেশে ৩ থেকে ৫ দিনের মধ্যে হোম ডেলিভারি দেওয়া হয়।</li>
          <li>
            ডেলিভারি খরচ ঢাকার ভেতরে {formatTaka(shippingFees.insideDhaka)} এবং ঢাকার বাইরে{' '}
            {formatTaka(shippingFees.outsideDhaka)}।
          </li>
          <li>
            মূল্য দিন ক্যাশ অন ডেলিভারিতে, অথবা পুরোটা আগেই (full payment)। কিছু পণ্যে{' '}
            {formatTaka(advanceBookingTaka)} অগ্রিম বুকিং লাগে।
          </li>
        </ul>
      </PolicySection>
      <PolicySection title="ডেলিভারির আগে">
        <ul className="policy-points">
          <li>ঠিকানায় বাড়ি, রোড, এলাকা, থানা ও জেলা লিখুন, যাতে কুরিয়ার সহজে খুঁজে পায়।</li>
          <li>মোবাইল নম্বরটি চালু রাখুন, যাতে কুরিয়ার যোগাযোগ করতে পারে।</li>
          <li>অর্ডার এখন কোথায়, তা যেকোনো সময় ‘Track Order’ থেকে দেখা যায়।</li>
        </ul>
      </PolicySection>
      <PolicySection title="পার্সেল হাতে পেয়ে">
        <ul className="policy-points">
          <li>
            <strong>আনবক্সিং ভিডিও করুন।</strong> প্যাকেট খোলার শুরু থেকে শেষ পর্যন্ত একটানা ভিডিও রাখুন; যেকোনো
            অভিযোগের জন্য সম্পূর্ণ আনবক্সিং ভিডিও আবশ্যক।
          </li>
          <li>টেক পণ্য ব্যবহারের আগে ৩ থেকে ৬ ঘণ্টা চার্জ দিয়ে পরীক্ষা করুন।</li>
          <li>
            কোনো ত্রুটি পেলে ইনভয়েসের তারিখ থেকে ৭ দিনের মধ্যে জানান; কল করার সময় সকাল ৯টা থেকে রাত ১০টা।
          </li>
        </ul>
      </PolicySection>
    </PolicyFrame>
  )
}
