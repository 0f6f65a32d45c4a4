import { Component, type ReactNode } from 'react'

interface PartBoundaryProps {
  /** What is drawn in place of a part that failed. */
  readonly renderFailure: (error: unknown) => ReactNode
  readonly children: ReactNode
}

interface PartBoundaryState {
  readonly failure: { readonly error: unknown } | null
}

/** Keeps the failure of one part, such as one that could not be fetched, from what is around it. */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { failure: null }

  static getDerivedStateFromError(error: unknown): PartBoundaryState {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown): void {
    reportError(error)
  }

  override render(): ReactNode {
    const { failure } = this.state
    return failure === null ? this.props.children : this.props.renderFailure(failure.error)
  }
}
