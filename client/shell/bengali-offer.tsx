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
  if (choiceOfPage() !== 'none' || wasOffered.read() || !isInBangladesh()) return
  wasOffered.write('1')
  stripOffer.change(BengaliOffer)
  addEventListener('screenchange', () => stripOffer.change(null), { once: true })
}

/** The name of the zone costs a cheap phone 80 ms, its offset nothing: it is read first. */
function isInBangladesh(): boolean {
  if (new Date().getTimezoneOffset() !== -360) return false
  return ['Asia/Dhaka', 'Asia/Dacca'].includes(Intl.DateTimeFormat().resolvedOptions().timeZone)
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
