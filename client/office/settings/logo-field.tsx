import { useRef, useState } from 'react'
import { useWords } from '../../text/lang'
import { Flower } from '../../ui/media/flower'
import { widestLogo } from '../../ui/media/shop-mark'
import { PictureField } from '../pictures/picture-field'
import { settingsWords } from './words'

/** The chosen picture is a field of the form, so that it is stored and sent like the others. */
export function LogoField({ url, hint }: { url: string; hint: string | undefined }) {
  const words = useWords(settingsWords)
  const [logo, setLogo] = useState(url)
  const field = useRef<HTMLInputElement>(null)

  function choose(next: string) {
    setLogo(next)
    if (!field.current) return
    field.current.value = next
    // A value set by a script fires no event: the form is notified here.
    field.current.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return (
    <div className="logo-field">
      {!logo && <Flower size={64} />}
      {/* Type "hidden" would not do: its value is its attribute, which React resets. */}
      <input type="text" hidden name="logo" defaultValue={url} ref={field} />
      <PictureField
        kind="brand"
        label={words.fields.logo}
        ratio={1}
        widest={widestLogo}
        leastWidth={192}
        hint={hint ?? ''}
        url={logo || undefined}
        error={undefined}
        onPicture={choose}
        onRemove={() => choose('')}
      />
    </div>
  )
}
