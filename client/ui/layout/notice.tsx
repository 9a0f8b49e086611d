import type { ReactNode } from 'react'

type NoticeProps = { title: string; hint?: string; children?: ReactNode }

/** Replaces content that cannot be shown: the reason, and one link. */
export function Notice({ title, hint, children }: NoticeProps) {
  return (
    <div className="notice">
      <p className="bold">{title}</p>
      {hint && <p className="mute">{hint}</p>}
      {children}
    </div>
  )
}
