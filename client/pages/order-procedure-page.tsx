import { shippingFees } from '#contract/shop'
import { formatTaka } from '../text/format'
import { advanceBookingTaka } from './policy-figures'
import { PolicyFrame } from './policy-frame'
import { PolicySection } from './policy-section'

export function OrderProcedurePage() {
  return (
    <PolicyFrame
      title="অর্ডার পদ্ধতি"
      description="কীভাবে অর্ডার করবেন, কীভাবে মূল্য দেবেন এবং কোন পণ্যে অগ্রিম বুকিং লাগে।"
      figures={[
        { figure: '৪ ধাপ', meaning: 'পছন্দ করা থেকে অর্ডার কনফার্ম' },
        { figure: 'COD', meaning: 'পণ্য হাতে পেয়ে মূল্য দিন' },
        { figure: formatTaka(advanceBookingTaka), meaning: 'কিছু পণ্যে অগ্রিম বুকিং' },
        { figure: '৯টা – ১০টা', meaning: 'সকাল থেকে রাত, প্রতিদিন কল করুন' },
      ]}
      inEnglish={[
        'Choose a product, save your delivery address, choose a shipping fee and confirm the order.',
        'Pay by cash on delivery, or pay in full beforehand.',
        'Some products need an advance booking of 200 taka.',
      ]}
    >
      <PolicySection title="যেভাবে অর্ডার করবেন">
        <ol className="policy-steps">
          <li>
            <strong>পণ্য বেছে নিন।</strong> ছবি, মূল্য ও বিবরণ দেখে পরিমাণ ঠিক করুন, তারপর ‘Add to cart’
            চাপুন।
          </li>
          <li>
            <strong>লগইন করে ঠিকানা দিন।</strong> নাম, সচল মোবাইল নম্বর ও পূর্ণ ঠিকানা লিখুন; ঠিকানা একবার দিলেই
            পরের অর্ডারের জন্য থেকে যায়।
          </li>
          <li>
            <strong>ডেলিভারি এলাকা বেছে নিন।</strong> ডেলিভারি খরচ ঢাকার ভেতরে{' '}
            {formatTaka(shippingFees.insideDhaka)}, ঢাকার বাইরে {formatTaka(shippingFees.outsideDhaka)}
            । প্রোমো কোড থাকলে এখানেই ব্যবহার করুন।
          </li>
          <li>
            <strong>অর্ডার কনফার্ম করুন।</strong> সঙ্গে সঙ্গে একটি Transaction ID পাবেন। সেটি দিয়ে ‘Track
            Order’ থেকে অর্ডারের অবস্থা দেখা যায়।
          </li>
        </ol>
      </PolicySection>
      <PolicySection title="মূল্য পরিশোধ">
        <ul className="policy-points">
          <li>
            <strong>ক্যাশ অন ডেলিভারি (COD):</strong> পণ্য হাতে পেয়ে ডেলিভারি ম্যানকে মূল্য দিন।
          </li>
          <li>
            <strong>সম্পূর্ণ মূল্য পরিশোধ (full payment):</strong> চাইলে পুরো মূল্য আগেই পরিশোধ করতে পারেন।
          </li>
          <li>
            <strong>অগ্রিম বুকিং:</strong> কিছু পণ্যের জন্য {formatTaka(advanceBookingTaka)} (২০০ টাকা)
            অগ্রিম বুকিং দিতে হয়।
          </li>
        </ul>
      </PolicySection>
      <PolicySection title="অর্ডার বাতিল">
        <p>
          কুরিয়ারে হস্তান্তরের আগ পর্যন্ত আপনি নিজেই অর্ডার বাতিল করতে পারবেন: ‘Track Order’ থেকে অর্ডারটি খুলে
          ‘Cancel Order’ চাপুন।
        </p>
      </PolicySection>
    </PolicyFrame>
  )
}
