import { useEffect, useRef, useState } from 'react'
import { pictureWidths } from '#contract/pictures'
import { ApiError, mayPass } from '../../api/api-error'
import type { Edit } from '../../api/shrink-picture'
import { useWords } from '../../text/lang'
import { newKey } from '../../ui/state/new-key'
import { sentenceOf } from '../api/send'
import { judgePicture } from './judge-picture'
import { loadSending } from './load-sending'
import type { Kind, Source } from './upload-picture'
import { pictureWords } from './words'

type Wish = {
  kind: Kind
  /** Width by height. */
  ratio: number
  leastWidth: number
  onPicture: (url: string) => void
}
type Given = { source: Source; key: string }

/** One picture on its way to the server: chosen, cropped, sent, and retried under one key. */
export function usePicture({ kind, ratio, leastWidth, onPicture }: Wish) {
  const text = useWords(pictureWords)
  const [chosen, setChosen] = useState<File>()
  /** The picture of a temporary error, for a retry. */
  const [left, setLeft] = useState<Given>()
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState('')
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function choose(file: File) {
    setProblem('')
    const refusal = await judgePicture(file)
    if (refusal) setProblem(sentenceOf(refusal))
    else setChosen(file)
  }

  function take(file: File, edit: Edit) {
    setChosen(undefined)
    void send({ source: { file, edit }, key: newKey() })
  }

  async function send(given: Given) {
    stop()
    const abort = new AbortController()
    running.current = abort
    setShare(0)
    try {
      const most = Math.max(...pictureWidths[kind])
      const { uploadPicture } = await loadSending()
      const { url, width } = await uploadPicture(given.source, {
        kind,
        box: { width: most, height: Math.round(most / ratio) },
        key: given.key,
        onShare: setShare,
        signal: abort.signal,
      })
      if (width < leastWidth) setProblem(text.tooSmall(leastWidth))
      else onPicture(url)
    } catch (error) {
      if (abort.signal.aborted) return
      if (!(error instanceof ApiError)) throw error
      setProblem(sentenceOf(error))
      if (mayPass(error)) setLeft(given)
    } finally {
      if (running.current === abort) setShare(null)
    }
  }

  function stop() {
    running.current?.abort()
    setShare(null)
    setLeft(undefined)
    setProblem('')
  }

  return {
    chosen,
    share,
    problem,
    choose,
    take,
    stop,
    close: () => setChosen(undefined),
    again: left && (() => send(left)),
  }
}
