import { Component, type ComponentType, type ReactNode } from 'react'
import { SDK_TEXTS } from '../texts/sdk-texts.ts'
import { useTexts } from '../texts/use-texts.ts'
import { PageNotFetched } from './lazy-page.ts'
import type { PageFailureProps } from './page-failure.tsx'
import { ReportFirstRender } from './report-first-render.tsx'

interface BoundaryProps {
  readonly failure: ComponentType<PageFailureProps>
  /** Called before the children are rendered again. */
  readonly onRetry?: () => void
  readonly children: ReactNode
}

interface FailedProps {
  readonly failure: ComponentType<PageFailureProps>
  readonly notFetched: boolean
  readonly retry: () => void
}

function Failed({ failure: Failure, notFetched, retry }: FailedProps) {
  const texts = useTexts(SDK_TEXTS)
  return (
    <>
      <Failure
        title={notFetched ? texts.pageNotFetched : texts.pageFailed}
        message={notFetched ? texts.pageNotFetchedHint : texts.pageFailedHint}
        action={{ label: texts.retry, run: retry }}
      />
      <ReportFirstRender />
    </>
  )
}

/** Contains the failure of a page inside its tab. The root's `onCaughtError` reports it to the shell. */
export class PageBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: null }

  static getDerivedStateFromError(error: unknown) {
    // Anything can be thrown, but null would mean "no error" here.
    return { error: error ?? new Error('A page threw nothing') }
  }

  retry = () => {
    this.props.onRetry?.()
    this.setState({ error: null })
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    const notFetched = (error as unknown) instanceof PageNotFetched
    return <Failed failure={this.props.failure} notFetched={notFetched} retry={this.retry} />
  }
}
