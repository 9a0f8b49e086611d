/** Labels and checks of fields. */
export const form = {
  empty: 'এই ঘরটি পূরণ করুন',
  unlikeEmail: 'সঠিক ইমেইল লিখুন, যেমন name@example.com',
  unlikeMobile: 'সঠিক মোবাইল নম্বর লিখুন, যেমন 01712345678',
  wrong: 'লেখাটি ঠিক নয়, আবার দেখুন',
  unusualMobile: 'এটি বাংলাদেশের ১১ সংখ্যার মোবাইল নম্বরের মতো নয়; ঠিক আছে কি না মিলিয়ে নিন।',
  email: 'ইমেইল',
}
