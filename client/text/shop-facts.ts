/** Who the shop is. The phone is the operator's: see `ui/shop-phone.ts`. */
export const shopName = 'নকশি হাট'
export const shopNameLatin = 'Nokshi Haat'
export const shopAddress = 'বাড়ি ১২, রোড ৫, ধানমন্ডি, ঢাকা ১২০৫'
export const shopEmail = 'hello@example.com'
export const callHours = 'সকাল ৯টা – রাত ১০টা'
export const shopPromise = 'হাতে বাছাই করা পণ্য, সারা বাংলাদেশে।'
