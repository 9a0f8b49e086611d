import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/button'
import { toast } from '../ui/toast'

const copied = 'কপি হয়েছে'

/** Copies a text; says so in its own words. */
export function CopyButton({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false)
  const Icon = isCopied ? Check : Copy

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
    } catch {
      // Plain http has no clipboard.
      toast.info('কপি করা গেল না, নম্বরটি চেপে ধরে কপি করুন')
    }
  }

  return (
    <>
      <Button kind="quiet" className="copy-button" onClick={copy}>
        <Icon className="icon" aria-hidden />
        {isCopied ? copied : 'কপি করুন'}
      </Button>
      <span className="vh" role="status">
        {isCopied && copied}
      </span>
    </>
  )
}
