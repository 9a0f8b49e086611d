import { useChoice } from '../text/lang'
import { toast } from '../ui/overlay/toast'
import { openStoredText } from '../ui/state/stored-text'
import { choiceOfPage, switchTo } from '../ui/text/switch-lang'
import './bengali-offer.css'
import { stripOffer } from './strip-offer'

const wasOffered = openStoredText('local', 'bengali-offered')
const label = 'বাংলায় দেখুন'

/** Offers Bengali once to a browser in Bangladesh that speaks another language. */
export function offerBengali(): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const isAtHome = ['Asia/Dhaka', 'Asia/Dacca'].includes(timeZone)
  if (!isAtHome || choiceOfPage() !== 'none' || wasOffered.read()) return
  wasOffered.write('1')
  stripOffer.change(BengaliOffer)
  addEventListener('screenchange', () => stripOffer.change(null), { once: true })
}

function BengaliOffer() {
  if (useChoice() !== 'none') return null

  async function take() {
    await switchTo('bn').catch(() => toast.error())
    // The offer is gone; its neighbour shows what was chosen.
    document.querySelector<HTMLElement>('[name=lang][value=bn]')?.focus()
  }
  return (
    <span className="bengali-offer">
      <button className="bold nowrap underline" type="button" lang="bn" onClick={take}>
        {label}
      </button>
    </span>
  )
}
