import { useTexts } from '@apron/sdk/texts'
import { Spinner } from '@apron/ui/feedback'
import { Activity, type ComponentType, Suspense, useState } from 'react'
import type { OwnPageProps } from './own-page.ts'
import styles from './own-page-pane.module.css'
import { ownPagesTexts } from './own-pages.texts.ts'
import { PageErrorBoundary } from './page-error-boundary.tsx'
import type { PageServices } from './page-services.ts'

interface OwnPagePaneProps {
  readonly page: ComponentType<OwnPageProps>
  readonly active: boolean
  readonly labelledBy: string
  /** How often the page was refreshed. */
  readonly revision: number
  readonly services: PageServices
  readonly onRetry: () => void
}

/** One tab with a page of the shell's own: drawn on the first visit, kept while its tab is there. */
export function OwnPagePane({
  page: Page,
  active,
  labelledBy,
  revision,
  services,
  onRetry,
}: OwnPagePaneProps) {
  const texts = useTexts(ownPagesTexts)
  const [visited, setVisited] = useState(active)
  if (active && !visited) setVisited(true)
  return (
    <section className={styles['pane']} role="tabpanel" aria-labelledby={labelledBy} hidden={!active}>
      {visited && (
        <PageErrorBoundary key={revision} onRetry={onRetry}>
          <Activity mode={active ? 'visible' : 'hidden'}>
            <Suspense fallback={<Spinner label={texts.loading} />}>
              <Page services={services} />
            </Suspense>
          </Activity>
        </PageErrorBoundary>
      )}
    </section>
  )
}
