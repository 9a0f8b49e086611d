import type { Texts } from './bn'

export const messages: Texts['messages'] = {
  title: 'Contact',
  about: 'Write us a question, an idea or a complaint, or call us between 9 am and 10 pm.',
  send: 'Send the message',
  name: 'Your name',
  number: 'Mobile number',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  callHours: '9 am – 10 pm',
  askOnWhatsApp: 'Ask on WhatsApp',
  address: 'Address',
  shopAddress: 'House 12, Road 5, Dhanmondi, Dhaka 1205',
}
