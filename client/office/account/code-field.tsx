import { type ComponentProps, useState } from 'react'
import { Field } from '../../ui/form/field'
import { useText } from '../text/lang'

/** A code of the second factor, or a recovery code: that one has letters, for another keyboard. */
export function CodeField({
  autoFocus,
  ...input
}: ComponentProps<'input'> & { error?: string | undefined }) {
  const text = useText()
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
