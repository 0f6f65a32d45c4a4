import { Component, type ReactNode } from 'react'

interface PartBoundaryProps {
  /** Renders the replacement of a failed part. */
  readonly renderFailure: (error: unknown) => ReactNode
  readonly children: ReactNode
}

interface PartBoundaryState {
  readonly failure: { readonly error: unknown } | null
}

/** Contains the failure of a part, such as failed code, so that its surroundings keep working. */
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
