import { Ellipsis } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { removeDraft } from '#contract/office/drafts'
import { call } from '../../api/call'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { useKeys } from '../../ui/input/keys'
import { forget } from '../../ui/state/device-store'
import { useOnline } from '../../ui/state/online'
import { useIsWide } from '../../ui/state/use-wide'
import { Screen } from '../shell/screen'
import { ordersWords } from '../text/orders-words'
import { productWords } from '../text/product-words'
import { Waiting } from '../ui/waiting'
import { FormBody } from './form-body'
import { ConfirmDialog, MoreDialog, preloadParts, TwoEditors } from './late-parts'
import { FormNotes } from './others/form-notes'
import { useOthers } from './others/use-others'
import { DraftTag } from './panels/draft-tag'
import { usePhotosFirst } from './photos/use-photos-first'
import { SaveBar } from './save-bar'
import { focusFirstWrong } from './state/check'
import type { Heard } from './state/effects'
import { waitingIds } from './state/fields'
import type { OpenedForm } from './state/open-form'
import { dropUpload } from './state/uploads'
import { useFormState } from './state/use-form-state'
import { usePublish } from './state/use-publish'

const partsAfterMs = 1500
const publishKey = 'Ctrl S'

type ProductFormProps = { opened: OpenedForm; onReopen: () => unknown }

/** The form of a product: its draft is stored by itself, the shop changes by one button alone. */
export function ProductForm({ opened, onReopen }: ProductFormProps) {
  const text = useWords(productWords)
  const ordersText = useWords(ordersWords)
  const navigate = useNavigate()
  const { state: whence } = useLocation()
  const isOnline = useOnline()
  const isWide = useIsWide()
  const body = useRef<HTMLDivElement>(null)
  const heard = useRef<Heard>(null)
  const [isMoreOpen, setIsMoreOpen] = useState(false)
  const [isPublished, setIsPublished] = useState(
    opened.form.product !== null && whence?.published === opened.form.product.id,
  )
  const state = useFormState(opened, heard)
  const others = useOthers(state, opened)
  const publish = usePublish(state, {
    onWrong: () => focusFirstWrong(body.current),
    onOther: (current) => others.mergeProduct(current, true),
    onDone: ({ id }, wasNew) => {
      if (state.isLeft()) return
      if (!wasNew) return setIsPublished(true)
      const [next, said] = whence?.next
        ? [whence.next, null]
        : [`/products/${id}`, { published: id }]
      navigate(next, { replace: true, state: said })
    },
  })
  heard.current = {
    onElsewhere: others.mergeDraft,
    onGone: () => void publish.settle().catch(() => {}),
    onPublished: (productId) => void publish.follow(productId).catch(() => {}),
  }
  const photosFirst = usePhotosFirst(state, () => publish.publish())
  const { product } = state.form
  const wrong = Object.keys(publish.errors).length

  function send() {
    if (others.isOpen) others.show()
    else photosFirst.press()
  }

  async function reopen() {
    await state.save()
    await onReopen()
  }

  /** The draft stays on the server, and its photos in transit on this device. */
  async function beginAnother() {
    await state.save()
    await state.alone(async () => {
      const { isAhead, draft, fields } = state.now()
      if (isAhead || !draft) return
      state.end()
      if (waitingIds(fields).length > 0) await state.moveTo({ draftId: draft.id })
      else await forget('forms', opened.key)
      if (opened.key.endsWith(' new')) await onReopen()
      else navigate('/products/new')
    })
  }

  async function discard() {
    await state.alone(async () => {
      state.end()
      const { draft, fields } = state.now()
      if (draft) await call(removeDraft, { id: draft.id }).catch(() => {})
      waitingIds(fields).forEach(dropUpload)
      await forget('forms', opened.key)
      if (opened.key.includes(' draft ')) navigate('/products', { replace: true })
      else await onReopen()
    })
  }

  /** A field takes its typed text when it is left. */
  function sendByKey() {
    const field = document.activeElement
    if (field instanceof HTMLInputElement) {
      field.blur()
      field.focus()
    }
    send()
  }

  useKeys(isOnline ? [{ keys: publishKey, does: text.product.publish, act: sendByKey }] : [])
  useEffect(() => {
    const timer = setTimeout(preloadParts, partsAfterMs)
    return () => clearTimeout(timer)
  }, [])
  const act = product ? text.product.saveChanges : text.product.publish
  return (
    <Screen
      title={product?.title ?? text.product.newTitle}
      back="/products"
      isAlone
      actions={
        <>
          <DraftTag state={state} />
          <Button
            square
            className="quiet of-form"
            aria-label={text.product.more.open}
            onClick={() => setIsMoreOpen(true)}
          >
            <Ellipsis className="glyph" aria-hidden />
          </Button>
          {isWide && !others.other && (
            <Button
              kind="primary"
              busy={publish.busy || photosFirst.isWaiting}
              isOff={!isOnline}
              title={isOnline ? undefined : ordersText.orders.offline}
              onClick={send}
            >
              {act}
              <kbd>{publishKey}</kbd>
            </Button>
          )}
        </>
      }
    >
      {others.other ? (
        <Suspense fallback={<Waiting />}>
          <TwoEditors {...others.other} onLater={others.later} />
        </Suspense>
      ) : (
        <div ref={body}>
          <FormNotes state={state} opened={opened} others={others} isPublished={isPublished} />
          <FormBody state={state} publish={publish} onAnother={beginAnother} />
          {!isWide && (
            <SaveBar
              wrong={wrong}
              isNew={!product}
              busy={publish.busy || photosFirst.isWaiting}
              isOnline={isOnline}
              onWrong={() => focusFirstWrong(body.current)}
              onKeep={() => state.save()}
              onPublish={send}
            />
          )}
        </div>
      )}
      {publish.question && (
        <Suspense>
          <ConfirmDialog
            question={publish.question}
            onYes={() => publish.publish(true)}
            onClose={publish.forget}
          />
        </Suspense>
      )}
      {isMoreOpen && (
        <Suspense>
          <MoreDialog
            state={state}
            onDiscard={discard}
            onChanged={reopen}
            onClose={() => setIsMoreOpen(false)}
          />
        </Suspense>
      )}
    </Screen>
  )
}
