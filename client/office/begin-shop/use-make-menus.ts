import { useState } from 'react'
import type { Catalogue } from '#contract/office/catalogue'
import { saveCategory, saveMenu } from '#contract/office/catalogue'
import { ApiError } from '../../api/api-error'
import { useWords } from '../../text/lang'
import { sentenceOf } from '../api/send'
import { useCatalogueSend } from '../catalogue/acts'
import type { ReadyMenu } from './ready-menus'
import { sendShopPicture } from './send-shop-picture'
import { beginWords } from './words'

/**
 * Makes ready menus by ordinary calls, one after another. After an error it can be pressed again:
 * existing menus are skipped.
 */
export function useMakeMenus(catalogue: Catalogue) {
  const text = useWords(beginWords).menus
  const menus = useCatalogueSend(saveMenu, { inForm: true })
  const categories = useCatalogueSend(saveCategory, { inForm: true })
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null)
  const [problem, setProblem] = useState('')

  async function makeMenu(
    all: Catalogue,
    { menu, english, ...ready }: ReadyMenu,
    onMade: () => void,
  ) {
    let now = all
    const made = now.menus.find((each) => each.menu === menu)
    let menuId = made?.id
    for (const { picture, ...named } of ready.categories) {
      const isThere = now.menus.some((each) =>
        each.categories.some((c) => c.category === named.category),
      )
      if (!isThere) {
        const image = await sendShopPicture('catalog', await readPicture(picture))
        menuId ??= (await menus.mutateAsync({ menu, english, active: true })).id
        const input = { menu_id: menuId, ...named, image }
        now = (await categories.mutateAsync(input)).shelves
      }
      onMade()
    }
    return now
  }

  /** Returns whether all of them exist now. */
  async function make(chosen: readonly ReadyMenu[]): Promise<boolean> {
    const of = chosen.reduce((sum, each) => sum + each.categories.length, 0)
    let done = 0
    setProblem('')
    setProgress({ done, of })
    try {
      let now = catalogue
      for (const menu of chosen) {
        now = await makeMenu(now, menu, () => {
          done += 1
          setProgress({ done, of })
        })
      }
      return true
    } catch (error) {
      setProblem(error instanceof ApiError ? sentenceOf(error) : text.noPicture)
      return false
    } finally {
      setProgress(null)
    }
  }

  return { make, progress, problem, setProblem }
}

async function readPicture(url: string): Promise<File> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`The ready picture is not there: ${answer.status}`)
  return new File([await answer.blob()], 'picture.webp', { type: 'image/webp' })
}
