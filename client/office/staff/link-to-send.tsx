import { useWords } from '../../text/lang'
import { Field } from '../../ui/form/field'
import { staffWords } from '../text/staff-words'
import { CopyButton } from '../ui/copy-button'
import { ShareButton } from '../ui/share-button'

/** A single-use link, to be copied now. */
export function LinkToSend({ name, link }: { name: string; link: string }) {
  const text = useWords(staffWords)
  return (
    <div className="stack">
      <Field
        label={text.staff.link}
        hint={text.staff.linkHint(name)}
        value={link}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div className="acts">
        <ShareButton value={link} />
        <CopyButton value={link} />
      </div>
    </div>
  )
}
