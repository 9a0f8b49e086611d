import { useSearchParams } from 'react-router'
import { sentences } from '../text/sentences'
import { useHead } from '../ui/head'
import { SectionHeading } from '../ui/section-heading'
import '../ui/columns.css'
import './contact.css'
import { ContactForm } from './contact-form'
import { ContactWays } from './contact-ways'

export function ContactPage() {
  useHead({
    title: 'যোগাযোগ',
    description: 'প্রশ্ন, পরামর্শ বা অভিযোগ লিখে পাঠান, অথবা সকাল ৯টা থেকে রাত ১০টার মধ্যে কল করুন।',
  })
  // Where a message leads that was sent without scripts.
  const isSent = useSearchParams()[0].has('sent')
  return (
    <div className="wrap section-first">
      <SectionHeading level={1}>যোগাযোগ</SectionHeading>
      <div className="with-side">
        <section className="panel" aria-label="বার্তা পাঠান">
          {isSent && (
            <p className="contact-sent" role="status">
              {sentences.messageSent}
            </p>
          )}
          <ContactForm />
        </section>
        <ContactWays />
      </div>
    </div>
  )
}
