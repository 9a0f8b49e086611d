import { useState } from 'react'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { LinkButton } from '../../ui/form/link-button'
import { Refusal } from '../../ui/form/refusal'
import { ActButton, OfflineWhy } from '../ui/act-button'
import { readyMenus } from './ready-menus'
import type { StepProps } from './step-props'
import { useMakeMenus } from './use-make-menus'
import { beginWords } from './words'
import './menus-step.css'

/** 3: ready menus, or one's own. */
export function MenusStep({ started: { catalogue }, onBegin, onDone, onLater }: StepProps) {
  const text = useWords(beginWords)
  const { make, progress, problem, setProblem } = useMakeMenus(catalogue)
  const [ticked, setTicked] = useState<readonly string[]>([])
  const isThere = (name: string) => catalogue.menus.some(({ menu }) => menu === name)
  const chosen = readyMenus.filter(({ menu }) => ticked.includes(menu))

  async function press() {
    if (chosen.length === 0) return setProblem(text.menus.chooseFirst)
    onBegin()
    if (await make(chosen)) onDone()
  }

  return (
    <div className="stack">
      <fieldset className="grid gap-8 ready" disabled={progress !== null}>
        <legend className="visually-hidden">{text.menus.title}</legend>
        {readyMenus.map(({ menu, categories }) => (
          <label className="flex gap-10 bold" key={menu}>
            <img src={categories[0]?.picture} alt={''} width={40} height={40} />
            <span className="grow">
              <span lang="bn">{menu}</span>
              <small className="only-d num">{text.menus.categories(categories.length)}</small>
            </span>
            <input
              type="checkbox"
              checked={ticked.includes(menu) || isThere(menu)}
              onChange={({ target }) => {
                setProblem('')
                setTicked((before) =>
                  target.checked ? [...before, menu] : before.filter((each) => each !== menu),
                )
              }}
            />
          </label>
        ))}
      </fieldset>
      <OfflineWhy />
      <Refusal>{problem}</Refusal>
      <div className="acts num">
        <ActButton kind="primary" busy={progress !== null} onClick={press}>
          {progress
            ? text.menus.making(progress.done, progress.of)
            : text.menus.make(chosen.length)}
        </ActButton>
        <LinkButton to="/shelves">{text.menus.own}</LinkButton>
        {catalogue.menus.length === 0 && (
          <Button className="quiet" onClick={onLater}>
            {text.later}
          </Button>
        )}
      </div>
    </div>
  )
}
