import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router'

type ProblemBoundaryProps = { problem: ReactNode; children: ReactNode }

/** A broken screen shows the problem in its place; the next screen starts afresh. */
export function ProblemBoundary(props: ProblemBoundaryProps) {
  const { pathname } = useLocation()
  return <Boundary {...props} pathname={pathname} />
}

type BoundaryProps = ProblemBoundaryProps & { pathname: string }

class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  /** Not by a key: a list stays while its rows are opened beside it. */
  override componentDidUpdate({ pathname }: BoundaryProps) {
    if (this.state.isBroken && pathname !== this.props.pathname) this.setState({ isBroken: false })
  }

  override render() {
    return this.state.isBroken ? this.props.problem : this.props.children
  }
}
