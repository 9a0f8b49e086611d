import { Component, type ReactNode } from 'react'
import { RetryPanel } from './retry-panel'

type LoadBoundaryProps = { onRetry: () => void; children: ReactNode }

/**
 * Stands in for a part whose chunk failed: retries on a press and when the connection is back.
 * Other errors are passed on.
 */
export class LoadBoundary extends Component<LoadBoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidMount() {
    addEventListener('online', this.retry)
  }

  override componentWillUnmount() {
    removeEventListener('online', this.retry)
  }

  retry = () => {
    if (this.state.error === undefined) return
    this.props.onRetry()
    this.setState({ error: undefined })
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (!isOfLoading(error)) throw error
    return <RetryPanel onRetry={this.press} />
  }

  /** After a new version of the shop the old chunks are gone: only the new page helps. */
  press = () =>
    fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' }).then(
      ({ status }) => (status === 404 ? location.reload() : this.retry()),
      this.retry,
    )
}

/** Browsers' messages for a lost chunk, and Vite's for a lost sheet. */
function isOfLoading(error: unknown): boolean {
  return /import|preload/i.test(String(Object(error).message))
}
