import { useQueryClient } from '@tanstack/react-query'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { askWhoItIs } from '../api/send'
import { accountWords } from '../text/account-words'
import { CopyButton } from '../ui/copy-button'
import { ShareButton } from '../ui/share-button'

/** Codes, shown once. The person is refetched only after they are saved; the office then opens. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const text = useWords(accountWords)
  const queryClient = useQueryClient()
  return (
    <>
      <p className="bold">{text.totp.recovery}</p>
      <p className="mute">{text.totp.recoveryHint}</p>
      <ol className="grid recovery num">
        {codes.map((code) => (
          <li key={code} translate="no">
            {code}
          </li>
        ))}
      </ol>
      <div className="acts">
        <CopyButton value={codes.join('\n')} />
        <ShareButton value={codes.join('\n')} />
        <Button
          kind="primary"
          onClick={() => {
            askWhoItIs(queryClient)
            onKept()
          }}
        >
          {text.totp.kept}
        </Button>
      </div>
    </>
  )
}
