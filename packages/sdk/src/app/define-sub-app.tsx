import type { ComponentType, ReactNode } from 'react'
import type { AppInstance, Host, SubAppModule } from '../contract.ts'
import { isLazyPage, type Page } from '../pages/lazy-page.ts'
import { type PageFailureProps, PlainFailure } from '../pages/page-failure.tsx'
import { pageAt } from '../pages/page-view.tsx'
import { mountTab } from './mount-tab.tsx'
import { createSessionStore } from './session-store.ts'
import type { PageConfig, SubAppConfig } from './sub-app-config.ts'
import type { ProviderProps } from './tab-root.tsx'

/** State shared by all tabs of an application. */
export interface AppSetup {
  /** Wraps every tab, inside the provider. */
  readonly wrap?: ComponentType<{ readonly children: ReactNode }>
  /**
   * Called when a tab is refreshed, to mark cached responses as out of date (TAB-10). The page is remounted
   * afterwards.
   */
  readonly refresh?: () => void
  readonly dispose?: () => void | Promise<void>
}

export interface SubAppDefinition<Config extends SubAppConfig> {
  readonly manifest: Config
  /** A component for every page of the manifest. */
  readonly pages: { readonly [Path in keyof Config['pages']]: Page }
  /** Theme of a tab: `UiProvider` of `@apron/ui/provider`. */
  readonly provider?: ComponentType<ProviderProps>
  /** Shown in place of a page that failed or does not exist; a plain message by default. */
  readonly failure?: ComponentType<PageFailureProps>
  /** Runs once per page load, before the first tab. */
  readonly setup?: (host: Host) => AppSetup | Promise<AppSetup>
}

const Bare = ({ children }: { readonly children: ReactNode }) => children

/**
 * Creates the module that the shell imports: `export const { contract, bootstrap } = defineSubApp({ … })`.
 */
export function defineSubApp<const Config extends SubAppConfig>(
  definition: SubAppDefinition<Config>,
): SubAppModule {
  const pages = new Map<string, Page>(Object.entries<Page>(definition.pages))
  const configs = new Map(Object.entries<PageConfig>(definition.manifest.pages))
  return {
    contract: 1,
    async bootstrap(host): Promise<AppInstance> {
      const setup = (await definition.setup?.(host)) ?? {}
      const session = createSessionStore(host)
      const app = {
        pages,
        configs,
        session,
        provider: definition.provider ?? Bare,
        wrap: setup.wrap ?? Bare,
        refresh: () => setup.refresh?.(),
        failure: definition.failure ?? PlainFailure,
      }
      return {
        async prepare(path) {
          const page = pageAt(pages, host.base, path)
          if (page !== undefined && isLazyPage(page)) await page.prepare()
        },
        mount: tab => mountTab(host, app, tab),
        async dispose() {
          session.stop()
          await setup.dispose?.()
        },
      }
    },
  }
}
