import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useWords } from '../text/lang'
import { Button } from '../ui/form/button'
import { Field } from '../ui/form/field'
import { customerWords } from './words'
import './password-field.css'

/** A password that can be shown and pasted. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type' | 'after'>) {
  const [isShown, setIsShown] = useState(false)
  const text = useWords(customerWords)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field
      aria-required
      {...props}
      className="password-field"
      type={isShown ? 'text' : 'password'}
      autoCapitalize="off"
      spellCheck={false}
      after={
        <Button
          kind="quiet"
          className="password-eye"
          aria-label={text.showPassword}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon className="icon" aria-hidden />
        </Button>
      }
    />
  )
}
