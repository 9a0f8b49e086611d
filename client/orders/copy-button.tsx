import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../text/lang'
import { Button } from '../ui/form/button'
import { toast } from '../ui/overlay/toast'
import { orderWords } from './words'

/** Copies a text and confirms it. */
export function CopyButton({ text }: { text: string }) {
  const said = useWords(orderWords)
  const [isCopied, setIsCopied] = useState(false)
  const Icon = isCopied ? Check : Copy

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
    } catch {
      // Plain http has no clipboard.
      toast.info(said.cannotCopy)
    }
  }

  return (
    <>
      <Button kind="quiet" className="copy-button" onClick={copy}>
        <Icon className="icon icon-18" aria-hidden />
        {isCopied ? said.copied : said.copy}
      </Button>
      <span className="visually-hidden" role="status">
        {isCopied && said.copied}
      </span>
    </>
  )
}
