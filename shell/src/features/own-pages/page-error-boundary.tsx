import { useTexts } from '@apron/sdk/texts'
import { ErrorState } from '@apron/ui/feedback'
import { Component, type ReactNode } from 'react'
import { ownPagesTexts } from './own-pages.texts.ts'

interface PageErrorBoundaryProps {
  readonly onRetry: () => void
  readonly children: ReactNode
}

function PageFailed({ onRetry }: Pick<PageErrorBoundaryProps, 'onRetry'>) {
  return <ErrorState text={useTexts(ownPagesTexts).failed} onRetry={onRetry} />
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
    return <PageFailed onRetry={this.props.onRetry} />
  }
}
