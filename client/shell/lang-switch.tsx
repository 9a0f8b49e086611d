import { type FormEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { shell } from '../text/bn-shell'
import { useChoice, useText } from '../text/lang'
import { sendHeldForm } from '../ui/early-press'
import { switchTo } from '../ui/switch-lang'
import { toast } from '../ui/toast'
import './lang-switch.css'

const languages = [
  { lang: 'bn', name: 'বাংলা' },
  { lang: 'en', name: 'English' },
] as const

/** বাংলা | English: switches in place with scripts, through the server without them. */
export function LangSwitch() {
  const text = useText({ shell })
  const choice = useChoice()
  const { pathname, search } = useLocation()
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (form.current) sendHeldForm(form.current)
  }, [])

  function change(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const chosen = languages.find(({ lang }) => lang === submitter?.getAttribute('value'))
    if (chosen) switchTo(chosen.lang).catch(() => toast.error())
  }

  return (
    <form
      ref={form}
      className="lang-switch"
      method="post"
      action="/lang"
      aria-label={text.shell.switchLabel}
      onSubmit={change}
    >
      <input type="hidden" name="back" value={pathname + search} />
      {languages.map(({ lang, name }) => (
        <button
          key={lang}
          type="submit"
          name="lang"
          value={lang}
          lang={lang}
          aria-pressed={choice === lang}
        >
          {name}
        </button>
      ))}
    </form>
  )
}
