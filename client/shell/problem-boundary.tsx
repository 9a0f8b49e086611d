import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../ui/button'
import { ProblemPage } from '../ui/problem-page'

/** A screen that breaks keeps the header and the footer alive; the next screen starts afresh. */
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

  override componentDidUpdate(before: BoundaryProps) {
    const moved = before.pathname !== this.props.pathname
    if (this.state.isBroken && moved) this.setState({ isBroken: false })
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return (
      <ProblemPage
        title="পাতাটি দেখানো যায়নি"
        text="সংযোগে অথবা আমাদের দিকে একটি সমস্যা হয়েছে। পাতাটি আবার খুললে সাধারণত ঠিক হয়ে যায়।"
      >
        <Button onClick={() => location.reload()}>আবার চেষ্টা করুন</Button>
      </ProblemPage>
    )
  }
}
