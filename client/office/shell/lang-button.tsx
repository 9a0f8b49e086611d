import { getMe, saveMe } from '#contract/office/staff'
import { useSend } from '../api/send'
import { switchLang, useLang, useText } from '../text/lang'

/** Switches the language; with a name, the signed-in person's account stores it. */
export function LangButton({ name }: { name?: string }) {
  const text = useText()
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
