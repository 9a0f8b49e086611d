import { getMe, saveMe } from '#contract/office/staff'
import { useLang, useWords } from '../../text/lang'
import { useSend } from '../api/send'
import { frameWords } from '../text/frame-words'
import { switchLang } from '../text/switch-lang'

/** Switches the language; with a name, the signed-in person's account stores it. */
export function LangButton({ name }: { name?: string }) {
  const text = useWords(frameWords)
  const other = useLang() === 'bn' ? 'en' : 'bn'
  const save = useSend(saveMe, { refreshes: [getMe] })

  function change() {
    if (name) save.mutate({ name, lang: other })
    else switchLang(other).catch(() => {})
  }

  return (
    <button type="button" className="small bold control lang" lang={other} onClick={change}>
      {text.otherLang}
      <span className="visually-hidden">{` ${text.otherLangName}`}</span>
    </button>
  )
}
