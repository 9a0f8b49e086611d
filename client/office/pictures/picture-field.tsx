import { ImagePlus } from 'lucide-react'
import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { pictureWidths } from '#contract/pictures'
import { acceptedImageTypes } from '#contract/shop'
import { ApiError } from '../../api/api-error'
import { failureOf } from '../../api/call'
import { type Edit, isSendable } from '../../api/shrink-picture'
import { postForm } from '../../api/upload'
import { Picture } from '../../ui/picture'
import { newKey } from '../api/new-key'
import { sentenceOf } from '../api/send'
import { usePictureText } from '../text/pictures'
import { sayRefusal } from '../text/say-refusal'
import { Button } from '../ui/button'
import { CropDialog } from './late-crop'
import { judgePicture, tooManyPixels } from './picture-size'
import { shrinkApart } from './shrink-apart'
import { sendPicture } from '#contract/office/drafts'
import './picture-field.css'

type PictureFieldProps = {
  kind: 'catalog' | 'banners' | 'brand'
  label?: string
  /** Width by height: the picture is cut to it. */
  ratio: number
  leastWidth?: number
  hint: string
  url: string | undefined
  error: string | undefined
  onPicture: (url: string) => void
  /** Where the thing may be without one. */
  onRemove?: () => void
}

/** A picture: once chosen, a person says which part of it stays, and it is sent. */
export function PictureField({
  kind,
  label,
  ratio,
  leastWidth = 0,
  hint,
  url,
  ...rest
}: PictureFieldProps) {
  const { error, onPicture, onRemove } = rest
  const text = usePictureText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File>()
  const [share, setShare] = useState<number | null>(null)
  const [trouble, setTrouble] = useState('')
  const sending = useRef<AbortController>(undefined)
  useEffect(() => () => sending.current?.abort(), [])

  async function choose(file: File) {
    setTrouble('')
    const judged = await judgePicture(file)
    if (judged === 'fine') return setChosen(file)
    setTrouble(judged === 'unreadable' ? text.unreadable : sayRefusal(tooManyPixels))
  }

  async function send(file: File, edit: Edit) {
    sending.current?.abort()
    const abort = new AbortController()
    sending.current = abort
    setTrouble('')
    setShare(0)
    try {
      const most = Math.max(...pictureWidths[kind])
      const box = { width: most, height: Math.round(most / ratio) }
      const picture = await shrinkApart(file, box, edit, abort.signal)
      if (!isSendable(picture)) return setTrouble(text.unreadable)
      const form = new FormData()
      form.append('kind', kind)
      form.append('picture', picture)
      const answer = await postForm(sendPicture.path, form, {
        onProgress: setShare,
        idempotencyKey: newKey(),
        signal: abort.signal,
      })
      if (answer.status !== 200) throw failureOf(answer)
      const { url: sent, width } = Object(answer.body)
      if (width < leastWidth) return setTrouble(text.tooSmall(leastWidth))
      onPicture(sent)
    } catch (failure) {
      if (abort.signal.aborted) return
      if (!(failure instanceof ApiError)) throw failure
      setTrouble(sentenceOf(failure))
    } finally {
      if (sending.current === abort) setShare(null)
    }
  }

  const why = trouble || error
  return (
    <div className="fld picture-field">
      <span className="b" id={id}>
        {label ?? text.picture}
      </span>
      {url && (
        <span className={ratio > 1 ? 'shown wide' : 'shown'}>
          <Picture url={url} alt={''} sizes="320px" width={320} height={320 / ratio} />
        </span>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedImageTypes.join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) void choose(file)
        }}
      />
      <Button
        busy={share !== null}
        aria-describedby={`${id}-hint`}
        onClick={() => input.current?.click()}
      >
        <ImagePlus className="i s" aria-hidden />
        {share !== null
          ? text.sending(Math.round(share * 100))
          : url
            ? text.otherPicture
            : text.choosePicture}
      </Button>
      {url && onRemove && (
        <Button kind="bad" onClick={onRemove}>
          {text.remove}
        </Button>
      )}
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
      <div role="alert">{why && <p className="wrong">{why}</p>}</div>
      {chosen && (
        <Suspense>
          <CropDialog
            picture={chosen}
            ratio={ratio}
            leastWidth={leastWidth}
            onTake={(edit) => {
              setChosen(undefined)
              void send(chosen, edit)
            }}
            onClose={() => setChosen(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}
