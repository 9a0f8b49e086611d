import { Camera } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { mostPhotos } from '#contract/office/rules'
import { acceptedImageTypes } from '#contract/shop'
import { useWords } from '../../../text/lang'
import { Panel } from '../../../ui/layout/panel'
import { toast } from '../../../ui/overlay/toast'
import { productWords } from '../../text/product-words'
import { DragOrder, GivenFiles, PhotoMenu } from '../late-parts'
import { type Photo, uploadIdOf, waitingRef, withMoved } from '../state/fields'
import { addUploads, dropUpload, useUploads } from '../state/uploads'
import type { FormState } from '../state/use-form-state'
import { PhotoTile } from './photo-tile'
import './photos.css'

type PhotosPanelProps = { state: FormState; error: string | undefined }

/** Photos in their order; a picked, pasted or dropped one is uploaded at once. */
export function PhotosPanel({ state, error }: PhotosPanelProps) {
  const text = useWords(productWords)
  const { photos } = text.product
  const uploads = useUploads()
  const picker = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [openRef, setOpenRef] = useState<Photo['ref'] | null>(null)
  const [said, setSaid] = useState('')
  const { images } = state.fields
  const { change } = state
  const isUnstored = images.some(({ ref }) => uploads.get(uploadIdOf(ref) ?? '')?.isUnstored)
  const opened = images.find(({ ref }) => ref === openRef)

  // Finished uploads become photos of the form, each in its place.
  useEffect(() => {
    const done = [...uploads.values()].filter(({ url }) => url)
    if (done.length === 0) return
    change((fields) => ({
      images: fields.images.map((photo) => {
        const url = done.find(({ id }) => id === uploadIdOf(photo.ref))?.url
        return url ? { ...photo, ref: url, image: url } : photo
      }),
    }))
    // The menu of a photo stays open.
    setOpenRef((open) => done.find(({ id }) => open && id === uploadIdOf(open))?.url ?? open)
    for (const { id } of done) if (images.some(({ ref }) => uploadIdOf(ref) === id)) dropUpload(id)
  }, [uploads, images, change])

  function add(files: readonly File[]) {
    const room = mostPhotos - images.length
    if (files.length > room) toast.error(photos.tooMany(mostPhotos))
    const ids = addUploads(files.slice(0, Math.max(0, room)))
    const added = ids.map((id): Photo => ({ ref: waitingRef(id), image: '', alt: '' }))
    change((fields) => ({ images: [...fields.images, ...added] }))
  }

  function move(from: number, to: number) {
    if (from < 0 || to < 0 || to >= images.length || from === to) return
    change((now) => ({ images: withMoved(now.images, from, to) }))
    setSaid(photos.moved(from + 1, to + 1))
  }

  /** Replaces a photo; an upload in its place is stopped. */
  function replace({ ref }: Photo, by: Photo) {
    change((fields) => ({ images: fields.images.map((each) => (each.ref === ref ? by : each)) }))
    const id = uploadIdOf(ref)
    if (id) dropUpload(id)
  }

  function remove(photo: Photo) {
    const id = uploadIdOf(photo.ref)
    if (id) dropUpload(id)
    change((fields) => ({ images: fields.images.filter(({ ref }) => ref !== photo.ref) }))
    setOpenRef(null)
  }

  return (
    <Panel
      title={photos.title}
      isNeeded
      actions={<span className="mute num">{photos.of(images.length, mostPhotos)}</span>}
    >
      <div className="panel-body" data-wrong={error ? '' : undefined}>
        <ul className="grid gap-10 photos" ref={list}>
          {images.map((photo, place) => (
            <PhotoTile
              key={photo.ref}
              photo={photo}
              place={place}
              upload={uploads.get(uploadIdOf(photo.ref) ?? '')}
              onOpen={() => setOpenRef(photo.ref)}
              onMove={(by) => move(place, place + by)}
              onDrop={() => remove(photo)}
            />
          ))}
          {images.length < mostPhotos && (
            <li>
              <button
                type="button"
                className="photo middle gap-6 full bold centred addp"
                aria-describedby={error ? 'photos-wrong' : undefined}
                onClick={() => picker.current?.click()}
              >
                <Camera className="glyph" aria-hidden />
                {photos.add}
              </button>
            </li>
          )}
        </ul>
        <Suspense>
          <GivenFiles onFiles={add} />
          <DragOrder
            list={list}
            ids={images.map(({ ref }) => ref)}
            nameOf={(place) => images[place]?.alt || photos.name(place + 1)}
            onMove={move}
          />
        </Suspense>
        <input
          ref={picker}
          type="file"
          accept={acceptedImageTypes.join()}
          multiple
          hidden
          onChange={({ target }) => {
            add([...(target.files ?? [])])
            target.value = ''
          }}
        />
        {error && (
          <p className="wrong" id="photos-wrong">
            {error}
          </p>
        )}
        <div role="status">{isUnstored && <p className="note">{photos.unkept}</p>}</div>
        <p className="fine">{photos.hint}</p>
        <p className="visually-hidden" role="status">
          {said}
        </p>
      </div>
      {opened && (
        <Suspense>
          <PhotoMenu
            photo={opened}
            src={opened.image || uploads.get(uploadIdOf(opened.ref) ?? '')?.preview || ''}
            place={images.indexOf(opened)}
            count={images.length}
            onMove={(to) => {
              move(images.indexOf(opened), to)
              setOpenRef(null)
            }}
            onEdit={(photo) => replace(opened, photo)}
            onAlt={(alt) =>
              change((fields) => ({
                images: fields.images.map((each) =>
                  each.ref === opened.ref ? { ...each, alt } : each,
                ),
              }))
            }
            onRemove={() => remove(opened)}
            onClose={() => setOpenRef(null)}
          />
        </Suspense>
      )}
    </Panel>
  )
}
