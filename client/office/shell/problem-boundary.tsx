import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../text/lang'
import { ActButton } from '../ui/act-button'
import { Notice } from '../ui/notice'

/** A screen that breaks, or does not come, leaves the menu alive; the next screen starts afresh. */
export function ProblemBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return <Boundary pathname={pathname}>{children}</Boundary>
}

type BoundaryProps = { pathname: string; children: ReactNode }

class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  /** Not by a key: a list stays as it is while its rows are opened beside it. */
  override componentDidUpdate({ pathname }: BoundaryProps) {
    if (this.state.isBroken && pathname !== this.props.pathname) this.setState({ isBroken: false })
  }

  override render() {
    return this.state.isBroken ? <Broken /> : this.props.children
  }
}

function Broken() {
  const text = useText()
  return (
    <Notice title={text.trouble.broken} hint={text.trouble.brokenHint}>
      <ActButton kind="main" onClick={() => location.reload()}>
        {text.words.tryAgain}
      </ActButton>
    </Notice>
  )
}
