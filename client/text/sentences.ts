/** What the shop says, word for word as in spec sections 2, 4, 5, 8 and 9. */
export const sentences = {
  success: 'Success!',
  error: 'Something went wrong!',
  info: 'Info',
  warning: 'Warning!',

  notLoggedIn: 'User not logged in',
  noConnection: 'ইন্টারনেট সংযোগ পাওয়া যাচ্ছে না। Please check your connection and try again.',

  cartAdded: 'The Cart added',
  reviewAdded: 'The Review added successfully',
  loggedIn: 'Logged in successfully',
  cartDeleted: 'The Cart deleted',
  addressSaved: 'The Address saved',
  reasonSubmitted: 'The Reason submitted successfully!',
  messageSent: 'The Message sent successfully',
  alreadyInCart: 'You already added this item',
  promoEmpty: 'Please, apply a promo code',

  cartEmpty: 'Your Cart is empty',
  ordersEmpty: 'There is no order yet',
  reviewsEmpty: 'There is no review yet.',
  categoriesEmpty: 'No Categories',
  menusEmpty: 'Not Menus', // spelled so in the spec

  popularCategories: 'Populer Categories', // spelled so in the spec
  allProducts: 'All Products',
  relatedProducts: 'Related Products',
  notesHeading: 'Frutes', // spelled so in the spec
  seeMore: 'আরও দেখুন',
  loading: 'Loading...',
  orderThis: 'অর্ডার করুন',
  trackOrder: 'Track Order',
  loginSignup: 'Login/Signup',

  orderConfirmed: 'Your Order is Confirmed',
  orderEmailNote:
    'A shipping confirmation email will be sent to you when your order is on its way.',
  checkStatus: 'CHECK STATUS',
  transactionId: 'Transaction ID',
  cancelOrder: 'Cancel Order',
  stepCancelled: 'Canceled', // spelled so in the spec
  seeOrders: 'See Orders',
  logout: 'Logout',

  welcome: ['অগ্রিম পেমেন্টের প্রয়োজন নেই', 'সারা দেশে ৩-৫ দিনে হোম ডেলিভারি', 'ক্যাশ অন ডেলিভারি সুবিধা'],
} as const
