import type { ReactNode } from 'react'
import { useWords } from '../../text/lang'
import { ShopMark } from '../../ui/media/shop-mark'
import { LangButton } from '../shell/lang-button'
import { frameWords } from '../text/frame-words'
import { useTitle } from '../ui/title'
import './entry-frame.css'

/** Frame of screens without a sign-in. */
export function EntryFrame({ title, children }: { title: string; children: ReactNode }) {
  const text = useWords(frameWords)
  useTitle(title)
  return (
    <div className="entry">
      <header className="flex gap-10">
        <ShopMark size={34} />
        <span className="grow">
          <b>{text.shop()}</b>
          <small className="small bold">{text.office}</small>
        </span>
        <LangButton />
      </header>
      <main className="panel grid gap-14">
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  )
}
