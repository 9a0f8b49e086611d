import { type FormEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useChoice, useWords } from '../text/lang'
import { shellWords } from '../text/shell-words'
import { sendHeldForm } from '../ui/input/early-press'
import { toast } from '../ui/overlay/toast'
import { switchTo } from '../ui/text/switch-lang'
import './lang-switch.css'

/** A phone's strip has room for the head of a name; its tail is still read out. */
const languages = [
  { lang: 'bn', head: 'বাং', tail: 'লা' },
  { lang: 'en', head: 'En', tail: 'glish' },
] as const

/** বাংলা | English: switches in place with scripts, through the server without them. */
export function LangSwitch() {
  const text = useWords(shellWords)
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
      aria-label={text.switchLabel}
      onSubmit={change}
    >
      <input type="hidden" name="back" value={pathname + search} />
      {languages.map(({ lang, head, tail }) => (
        <button
          key={lang}
          type="submit"
          name="lang"
          value={lang}
          lang={lang}
          aria-pressed={choice === lang}
        >
          {head}
          <span>{tail}</span>
        </button>
      ))}
    </form>
  )
}
