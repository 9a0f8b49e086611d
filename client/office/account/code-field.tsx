import { type ComponentProps, useState } from 'react'
import { useWords } from '../../text/lang'
import { Field } from '../../ui/form/field'
import { accountWords } from '../text/account-words'

/** A code of the second factor, or a recovery code: that one has letters, for another keyboard. */
export function CodeField({
  autoFocus,
  ...input
}: ComponentProps<'input'> & { error?: string | undefined }) {
  const text = useWords(accountWords)
  const [isRecovery, setIsRecovery] = useState(false)
  return (
    <>
      <Field
        key={String(isRecovery)}
        {...input}
        label={text.signIn.code}
        hint={isRecovery ? text.signIn.recoveryHint : text.signIn.codeHint}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoCapitalize="off"
        spellCheck={false}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoFocus={autoFocus || isRecovery}
        required
      />
      {!isRecovery && (
        <p>
          <button type="button" className="link" onClick={() => setIsRecovery(true)}>
            {text.signIn.toRecovery}
          </button>
        </p>
      )}
    </>
  )
}
