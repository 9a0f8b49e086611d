import type { ReactNode } from 'react'

type NoticeProps = { title: string; hint?: string; children?: ReactNode }

/** In place of what cannot be shown: why, and one way on. */
export function Notice({ title, hint, children }: NoticeProps) {
  return (
    <div className="notice">
      <p className="b">{title}</p>
      {hint && <p className="mute">{hint}</p>}
      {children}
    </div>
  )
}
