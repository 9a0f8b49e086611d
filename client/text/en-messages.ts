import type { Texts } from './bn'
import { callHours, shopAddress } from './shop-facts'

export const messages: Texts['messages'] = {
  title: 'Contact',
  get about() {
    return `Write us a question, an idea or a complaint, or call us (${callHours('en')}).`
  },
  send: 'Send the message',
  name: 'Your name',
  number: 'Mobile number',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  get callHours() {
    return callHours('en')
  },
  askOnWhatsApp: 'Ask on WhatsApp',
  address: 'Address',
  get shopAddress() {
    return shopAddress('en')
  },
}
