import { type ComponentType, Suspense, useState } from 'react'
import { useCurrentSession, useServices, useTabState } from '../app/tab-context.ts'
import { fillText } from '../texts/fill-text.ts'
import { pickTexts } from '../texts/pick-texts.ts'
import { SDK_TEXTS } from '../texts/sdk-texts.ts'
import { FirstDrawn } from './first-drawn.tsx'
import { isLazyPage, type Page } from './lazy-page.ts'
import { PageBoundary } from './page-boundary.tsx'
import type { PageFailureProps } from './page-failure.tsx'

/** Path below the mount path → page. */
export type PageTable = ReadonlyMap<string, Page>

interface PageViewProps {
  readonly pages: PageTable
  readonly failure: ComponentType<PageFailureProps>
}

/** The page of an address, below the mount path. */
export function pageAt(pages: PageTable, base: string, path: string): Page | undefined {
  if (path !== base && !path.startsWith(`${base}/`)) return undefined
  const inner = path.slice(base.length).replace(/\/+$/, '')
  return pages.get(inner === '' ? '/' : inner)
}

const componentOf = (page: Page): ComponentType => (isLazyPage(page) ? page.component() : page)

function KnownPage({
  page,
  failure,
}: {
  readonly page: Page
  readonly failure: ComponentType<PageFailureProps>
}) {
  const [drawn, draw] = useState(() => ({ Drawn: componentOf(page) }))
  return (
    <PageBoundary failure={failure} onRetry={() => draw({ Drawn: componentOf(page) })}>
      <Suspense fallback={null}>
        <drawn.Drawn />
        <FirstDrawn />
      </Suspense>
    </PageBoundary>
  )
}

/** Draws the page of the tab's address, or says that there is none. */
export function PageView({ pages, failure: Failure }: PageViewProps) {
  const { host } = useServices()
  const { path } = useTabState().location
  const texts = pickTexts(SDK_TEXTS, useCurrentSession().lang)
  const page = pageAt(pages, host.base, path)
  if (page !== undefined) return <KnownPage page={page} failure={Failure} />
  return (
    <>
      <Failure title={texts.unknownPage} message={fillText(texts.unknownPageHint, { path })} retry={null} />
      <FirstDrawn />
    </>
  )
}
