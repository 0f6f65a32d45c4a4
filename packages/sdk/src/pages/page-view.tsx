import { fillText } from '@apron/contract/texts/fill-text'
import { type ComponentType, memo, Suspense, useState } from 'react'
import { useCurrentSession, useServices, useTabLocation } from '../app/tab-context.ts'
import { SDK_TEXTS } from '../texts/sdk-texts.ts'
import { useTexts } from '../texts/use-texts.ts'
import { isLazyPage, type Page } from './lazy-page.ts'
import { PageBoundary } from './page-boundary.tsx'
import type { PageFailureProps } from './page-failure.tsx'
import { ReportFirstRender } from './report-first-render.tsx'

/** Pages by path below the mount path. */
export type PageTable = ReadonlyMap<string, Page>

interface PageViewProps {
  readonly pages: PageTable
  readonly failure: ComponentType<PageFailureProps>
}

/** Returns the path below the mount path, or undefined if the address is outside it. */
export function pathBelow(base: string, path: string): string | undefined {
  if (path !== base && !path.startsWith(`${base}/`)) return undefined
  const inner = path.slice(base.length).replace(/\/+$/, '')
  return inner === '' ? '/' : inner
}

/** Returns the page of an address. */
export function pageAt(pages: PageTable, base: string, path: string): Page | undefined {
  const inner = pathBelow(base, path)
  return inner === undefined ? undefined : pages.get(inner)
}

const resolveComponent = (page: Page): ComponentType => (isLazyPage(page) ? page.component() : page)

interface KnownPageProps {
  readonly page: Page
  readonly failure: ComponentType<PageFailureProps>
}

/** Memoised, so that it does not rerender when only its surroundings change, such as when the tab wakes. */
const KnownPage = memo(({ page, failure }: KnownPageProps) => {
  const [rendered, setRendered] = useState(() => ({ PageComponent: resolveComponent(page) }))
  return (
    <PageBoundary failure={failure} onRetry={() => setRendered({ PageComponent: resolveComponent(page) })}>
      <Suspense fallback={null}>
        <rendered.PageComponent />
        <ReportFirstRender />
      </Suspense>
    </PageBoundary>
  )
})

/** Renders the page of the tab's address, or says that there is none. */
export function PageView({ pages, failure: Failure }: PageViewProps) {
  const { host } = useServices()
  const { path } = useTabLocation()
  const { user } = useCurrentSession()
  const texts = useTexts(SDK_TEXTS)
  const page = pageAt(pages, host.base, path)
  if (page !== undefined) return <KnownPage page={page} failure={Failure} />
  // Public pages are reached from the login page.
  const back =
    user === null ? { label: texts.toLogin, path: '/login' } : { label: texts.toHome, path: '/dashboard' }
  return (
    <>
      <Failure
        title={texts.unknownPage}
        message={fillText(texts.unknownPageHint, { path })}
        action={{ label: back.label, run: () => host.navigate(back.path) }}
      />
      <ReportFirstRender />
    </>
  )
}
