import { Archive, ArchiveRestore, Copy, ExternalLink, Eye, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { toast } from '../../ui/overlay/toast'
import { useIsWide } from '../../ui/state/use-wide'
import { frameWords } from '../text/frame-words'
import { productWords } from '../text/product-words'
import { Dialog } from '../ui/dialog'
import { late } from '../ui/late'
import { writingWords } from '../writing/words'
import { useTakeOff } from './others/use-take-off'
import type { FormState } from './state/use-form-state'

const DraftPreview = late(async () => (await import('./panels/draft-preview')).DraftPreview)

type MoreDialogProps = {
  state: FormState
  onDiscard: () => Promise<void>
  onChanged: () => void
  onClose: () => void
}

/** Rare acts on a product. */
export function MoreDialog({ state, onDiscard, onChanged, onClose }: MoreDialogProps) {
  const text = useWords(productWords)
  const frame = useWords(frameWords)
  const { more } = text.product
  const navigate = useNavigate()
  const [isSure, setIsSure] = useState(false)
  const { preview } = useWords(writingWords)
  const isWide = useIsWide()
  const [isPreview, setIsPreview] = useState(false)
  const takeOff = useTakeOff(onChanged)
  const { product } = state.form
  const hasDraft = state.kept !== 'none' || state.isChanged()

  async function discard() {
    onClose()
    await onDiscard()
    toast.info(more.discarded)
  }

  if (isPreview) {
    return (
      <Suspense>
        <DraftPreview state={state} onClose={onClose} />
      </Suspense>
    )
  }
  if (isSure) {
    return (
      <Dialog title={product ? more.discard : more.discardNew} onClose={onClose}>
        <div className="stack">
          <p>{more.sure}</p>
          <Button kind="danger-outline" onClick={discard}>
            {more.yes}
          </Button>
          <Button onClick={onClose}>{frame.words.cancel}</Button>
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog title={more.title} onClose={onClose}>
      <div className="grid gap-8 act-list">
        {!isWide && (
          <Button onClick={() => setIsPreview(true)}>
            <Eye className="glyph glyph-small" aria-hidden />
            {preview.open}
          </Button>
        )}
        {product && (
          <a
            className="button button-outline"
            href={`/product/${product.slug}`}
            target="_blank"
            rel="noreferrer"
          >
            <ExternalLink className="glyph glyph-small" aria-hidden />
            {more.inShop}
          </a>
        )}
        {product && (
          <Button onClick={() => navigate(`/products/new?copy=${product.id}`)}>
            <Copy className="glyph glyph-small" aria-hidden />
            {more.copy}
          </Button>
        )}
        {product && (
          <Button
            busy={takeOff.isPending}
            onClick={() => {
              takeOff.send(product)
              onClose()
            }}
          >
            {product.archived_at ? (
              <ArchiveRestore className="glyph glyph-small" aria-hidden />
            ) : (
              <Archive className="glyph glyph-small" aria-hidden />
            )}
            {product.archived_at ? more.giveBack : more.takeOff}
          </Button>
        )}
        {hasDraft && (
          <Button kind="danger-outline" onClick={() => setIsSure(true)}>
            <Trash2 className="glyph glyph-small" aria-hidden />
            {product ? more.discard : more.discardNew}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
