import { Component, type ReactNode } from 'react'
import { FailureCard } from '../failures/failure-card.tsx'
import { failureInfo } from '../failures/sub-app-failure.ts'
import type { PaneServices, PaneTab } from './use-pane.ts'

interface PaneBoundaryProps {
  readonly tab: PaneTab
  readonly version: string | null
  readonly active: boolean
  readonly onCrash: PaneServices['onCrash']
  readonly children: ReactNode
}

interface PaneBoundaryState {
  readonly failure: { readonly error: unknown } | null
}

/**
 * Contains rendering errors of the shell within one pane, such as those from elements the application has
 * removed (APP-15).
 */
export class PaneBoundary extends Component<PaneBoundaryProps, PaneBoundaryState> {
  override state: PaneBoundaryState = { failure: null }

  static getDerivedStateFromError(error: unknown): PaneBoundaryState {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash(this.props.tab.app, error)
  }

  override render(): ReactNode {
    const { tab, version, active, children } = this.props
    const { failure } = this.state
    if (failure === null) return children
    if (!active) return null
    return (
      <FailureCard
        app={tab.app}
        version={version}
        title={tab.appTitle}
        location={tab.location}
        failure={failureInfo(failure.error)}
        onRetry={() => this.setState({ failure: null })}
        onContinue={null}
        resources={[]}
      />
    )
  }
}
