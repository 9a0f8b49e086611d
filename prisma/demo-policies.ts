/** Order policies as HTML, after the shop's own rules (spec section 1). */
export const policies = {
  clothes: `<p>কোনো অগ্রিম পেমেন্ট লাগবে না, <strong>পণ্য হাতে পেয়ে টাকা দিন</strong>।</p><ul><li>সারা দেশে ৩ থেকে ৫ দিনে হোম ডেলিভারি।</li><li>মাপ বা ত্রুটির অভিযোগ ইনভয়েসের তারিখ থেকে ৭ দিনের মধ্যে জানাতে হবে।</li><li>পার্সেল খোলার পুরো ভিডিও থাকতে হবে।</li><li>অন্তর্বাস ও ক্লিয়ারেন্স পণ্য ফেরত নেওয়া হয় না।</li></ul>`,
  booking: `<p>এই পণ্যের জন্য <strong>২০০ টাকা অগ্রিম বুকিং</strong> প্রয়োজন, বাকি টাকা ডেলিভারির সময়।</p><ol><li>অর্ডার করার পর সকাল ৯টা থেকে রাত ১০টার মধ্যে আমরা কল করব।</li><li>বুকিং নিশ্চিত হলে কুরিয়ারে পাঠানো হবে।</li><li>হাতে পেয়ে ভিডিও করে পার্সেল খুলুন।</li></ol>`,
  tech: `<p>Cash on delivery or full payment. Please record a <strong>full unboxing video</strong>.</p><ul><li>Charge the device for 3 to 6 hours before testing it.</li><li>Tech products have no instant return; a check takes 5 to 10 days.</li><li>Claims within 7 days of the invoice date.</li><li>No return for burnt or physically damaged items, broken seals, chargers and accessories.</li></ul>`,
  home: `<p>ভঙ্গুর পণ্য বাবল র‍্যাপে মুড়ে পাঠানো হয়। ভাঙা পেলে <em>ডেলিভারি ম্যানের সামনেই</em> ভিডিও করে আমাদের জানান।</p><table><thead><tr><th>এলাকা</th><th>খরচ</th><th>সময়</th></tr></thead><tbody><tr><td>ঢাকার ভেতরে</td><td>৬০ টাকা</td><td>৩ দিন</td></tr><tr><td>ঢাকার বাইরে</td><td>১০০ টাকা</td><td>৩ থেকে ৫ দিন</td></tr></tbody></table>`,
  food: `<p>খাবারের প্যাকেট খোলা হলে ফেরত নেওয়া হয় না। নষ্ট বা ভুল পণ্য পেলে <strong>৭ দিনের মধ্যে</strong> ছবি ও ভিডিওসহ জানান, আমরা বদলে দেব।</p>`,
  beauty: `<p>সিল খোলা প্রসাধনী ফেরতযোগ্য নয়। ব্যবহারের আগে কানের পেছনে অল্প লাগিয়ে পরীক্ষা করে নিন।</p><p>Cash on delivery all over Bangladesh.</p>`,
  gift: `<p>Free gift wrap on request: write it in the address note. Claims within 7 days of the invoice date, with an unboxing video.</p>`,
  short: `<p>ক্যাশ অন ডেলিভারি। ৭ দিনের মধ্যে অভিযোগ জানান।</p>`,
} as const
