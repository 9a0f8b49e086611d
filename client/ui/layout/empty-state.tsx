import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import './empty-state.css'

type EmptyStateProps = {
  /** The spec's sentence. */
  title: ReactNode
  icon: LucideIcon
  /** One action, with words if needed. */
  children?: ReactNode
}

/** A drawing, a sentence and a link. */
export function EmptyState({ title, icon: Icon, children }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <span className="empty-state-mark middle ink-green round">
        <Icon className="icon" aria-hidden />
      </span>
      <p className="empty-state-title">{title}</p>
      {children}
    </div>
  )
}
