import { ErrorState } from '@apron/ui/feedback'
import { Component, type ReactNode } from 'react'
import { Translation } from 'react-i18next'

interface PageErrorBoundaryProps {
  readonly onRetry: () => void
  readonly children: ReactNode
}

/** Keeps a failure of one page, such as one that could not be fetched, in its tab. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    reportError(error)
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <Translation>
        {t => <ErrorState text={t('ownPages.failed')} onRetry={this.props.onRetry} />}
      </Translation>
    )
  }
}
