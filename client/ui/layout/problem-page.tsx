import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../../paths'
import { useWords } from '../../text/lang'
import { shellWords } from '../../text/shell-words'
import { LinkButton } from '../form/link-button'
import { Flower } from '../media/flower'
import { shopPhone } from '../text/shop-phone'
import './problem-page.css'

type ProblemPageProps = { title: string; text: string; children?: ReactNode }

/** A screen in place of one that cannot be shown: words, a link and the phone. */
export function ProblemPage({ title, text, children }: ProblemPageProps) {
  const words = useWords(shellWords)
  const phone = shopPhone()
  return (
    <div className="wrap problem-page grid gap-16 centred">
      <Flower size={72} />
      <h1 tabIndex={-1}>{title}</h1>
      <p>{text}</p>
      <div className="problem-page-actions flow gap-12">
        {children ?? (
          <LinkButton kind="primary" to={paths.home()}>
            {words.toHome}
          </LinkButton>
        )}
        {phone && (
          <a className="button button-outline num" href={phone.href}>
            <Phone className="icon" aria-hidden />
            <span translate="no">{phone.text}</span>
          </a>
        )}
      </div>
    </div>
  )
}
