import { useSearchParams } from 'react-router'
import { useWords } from '../text/lang'
import { fixed } from '../text/sentences'
import { SectionHeading } from '../ui/layout/section-heading'
import { useHead } from '../ui/text/head'
import { Said } from '../ui/text/said'
import { messageWords } from './words'
import '../ui/layout/columns.css'
import './contact.css'
import { ContactForm } from './contact-form'
import { ContactWays } from './contact-ways'

export function ContactPage() {
  const text = useWords(messageWords)
  useHead({ title: text.title, description: text.about() })
  // The page after a message that was sent without scripts.
  const isSent = useSearchParams()[0].has('sent')
  return (
    <div className="wrap section-first">
      <SectionHeading level={1}>{text.title}</SectionHeading>
      <div className="with-side beside">
        <section className="panel" aria-label={text.send}>
          {isSent && (
            <p className="contact-sent tint-green bold" role="status">
              <Said text={fixed('messageSent')} />
            </p>
          )}
          <ContactForm />
        </section>
        <ContactWays />
      </div>
    </div>
  )
}
