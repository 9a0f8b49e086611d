import { RotateCw } from 'lucide-react'
import { type KeyboardEvent, useEffect, useState } from 'react'
import Cropper, { type Area as Percents } from 'react-easy-crop'
import { useWords } from '../../text/lang'
import { pictureWords } from './words'
import 'react-easy-crop/react-easy-crop.css'
import type { Area, Edit } from '../../api/shrink-picture'
import { Button } from '../../ui/form/button'
import { Dialog } from '../ui/dialog'
import './crop-dialog.css'

type CropDialogProps = {
  /** A file of this device, or the URL of a picture of the shop. */
  picture: Blob | string
  /** Width by height. */
  ratio: number
  /** A wider picture may be taken whole, up to this width by height. */
  widest?: number
  /** Minimum width in pixels. */
  leastWidth?: number
  turns?: number
  onTake: (edit: Required<Edit>) => void
  onClose: () => void
}

const nearest = 4

/** Crops a picture, by finger, by mouse or by keys. */
export function CropDialog({
  picture,
  ratio: usual,
  widest = usual,
  leastWidth = 1,
  turns: firstTurns = 0,
  onTake,
  onClose,
}: CropDialogProps) {
  const text = useWords(pictureWords)
  const { crop: words } = text
  const url = useUrl(picture)
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [turns, setTurns] = useState(firstTurns)
  const [sides, setSides] = useState<{ width: number; height: number }>()
  const [pixels, setPixels] = useState<Percents>()
  const turned = sides && (turns % 2 === 0 ? sides : { width: sides.height, height: sides.width })
  const own = turned ? Math.min(widest, turned.width / turned.height) : usual
  const [wish, setWish] = useState<boolean>()
  // A banner-shaped logo would lose its ends in a square.
  const isWhole = own > usual && (wish ?? own >= 2 * usual)
  const ratio = isWhole ? own : usual
  const width = turned && Math.min(turned.width, turned.height * ratio)
  const isTooSmall = width !== undefined && Math.floor(width) < leastWidth
  const mostZoom = width ? Math.max(1, Math.min(nearest, width / leastWidth)) : 1
  const canTake = turned && pixels && !isTooSmall

  function turn() {
    setTurns((turns + 1) % 4)
    setPlace({ x: 0, y: 0 })
    setZoom(1)
    setPixels(undefined)
  }

  function take() {
    if (canTake) onTake({ turns, area: shareOf(pixels, turned) })
  }

  /** The event does not reach a form around the dialog. */
  function takeByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    take()
  }

  return (
    <Dialog title={words.title} onClose={onClose}>
      <div className="stack crop">
        <div className="crop-box" style={{ aspectRatio: Math.max(1, ratio) }}>
          {url && (
            <Cropper
              image={url}
              aspect={ratio}
              crop={place}
              zoom={Math.min(zoom, mostZoom)}
              maxZoom={mostZoom}
              rotation={turns * 90}
              keyboardStep={8}
              disableAutomaticStylesInjection
              cropperProps={{ role: 'group', 'aria-label': words.part }}
              mediaProps={{ alt: '' }}
              onCropChange={setPlace}
              onZoomChange={setZoom}
              onCropAreaChange={(_percents, part) => setPixels(part)}
              onMediaLoaded={({ naturalWidth: width, naturalHeight: height }) =>
                setSides({ width, height })
              }
            />
          )}
        </div>
        <div className="field grid">
          <label className="bold" htmlFor="crop-zoom">
            {words.zoom}
          </label>
          <input
            id="crop-zoom"
            type="range"
            min={1}
            max={mostZoom}
            step={0.01}
            value={Math.min(zoom, mostZoom)}
            onKeyDown={takeByKey}
            onChange={(event) => {
              event.stopPropagation()
              setZoom(Number(event.target.value))
            }}
          />
        </div>
        <p className="hint">{words.hint}</p>
        {own > usual && (
          <label className="tick">
            <input
              type="checkbox"
              checked={isWhole}
              onChange={(event) => {
                event.stopPropagation()
                setWish(event.target.checked)
              }}
            />
            {words.whole}
          </label>
        )}
        <div role="alert">
          {isTooSmall && <p className="wrong num">{text.tooSmall(leastWidth)}</p>}
        </div>
        <div className="acts">
          <Button kind="primary" isOff={!canTake} onClick={take}>
            {words.take}
          </Button>
          <Button onClick={turn}>
            <RotateCw className="glyph glyph-small" aria-hidden />
            {words.turn}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function shareOf({ x, y, width, height }: Percents, of: { width: number; height: number }): Area {
  return {
    x: x / of.width,
    y: y / of.height,
    width: width / of.width,
    height: height / of.height,
  }
}

function useUrl(picture: Blob | string): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (typeof picture === 'string') return setUrl(picture)
    const made = URL.createObjectURL(picture)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [picture])
  return url
}
