import type { Words } from '../../text/pairs'

/** The sound of a new order. */
export const ringWords = {
  title: ['নতুন অর্ডারের শব্দ', 'Sound of a new order'],
  on: ['নতুন অর্ডার এলে শব্দ হবে', 'Play a sound when an order comes in'],
  hint: [
    'শুধু এই ডিভাইসে, অফিসের পাতা খোলা থাকলে। ব্লক করা নম্বরের অর্ডারে শব্দ হয় না।',
    'On this device alone, while a page of the office is open. Orders of blocked numbers make no sound.',
  ],
  quiet: ['রাতে চুপ থাকবে', 'Quiet hours'],
  from: ['কখন থেকে', 'From'],
  to: ['কখন পর্যন্ত', 'Until'],
  hear: ['শব্দটি শুনুন', 'Play the sound'],
} satisfies Words
