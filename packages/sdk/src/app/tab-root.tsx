import type { TextOverrides } from '@apron/contract/texts/pick-texts'
import { Activity, type ComponentType, type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Session } from '../contract.ts'
import { PageBoundary } from '../pages/page-boundary.tsx'
import { type PageFailureProps, PlainFailure } from '../pages/page-failure.tsx'
import { type PageTable, PageView, pathBelow } from '../pages/page-view.tsx'
import { TextsContext } from '../texts/use-texts.ts'
import type { Store } from './store.ts'
import type { PageConfig } from './sub-app-config.ts'
import {
  LocationContext,
  ServicesContext,
  SessionContext,
  type TabServices,
  type TabState,
  TabStateContext,
  useTabLocation,
  useTabState,
} from './tab-context.ts'

/** Props of the `provider` of {@link defineSubApp}. */
export interface ProviderProps {
  readonly lang: 'zh' | 'en'
  readonly theme: 'light' | 'dark'
  /** The operators' overrides of built-in texts. */
  readonly texts: TextOverrides
  /** Help of the current page, or undefined. */
  readonly help?: string | undefined
  readonly portalRoot: HTMLElement
  readonly children: ReactNode
}

/** State shared by the parts of an application. */
export interface AppParts {
  readonly pages: PageTable
  /** Page settings of the manifest by path below the mount path. */
  readonly configs: ReadonlyMap<string, PageConfig>
  readonly session: Store<Session>
  readonly provider: ComponentType<ProviderProps>
  readonly wrap: ComponentType<{ readonly children: ReactNode }>
  readonly refresh: () => void
  readonly failure: ComponentType<PageFailureProps>
}

interface TabRootProps {
  readonly app: AppParts
  readonly services: TabServices
  readonly state: Store<TabState>
}

/** Runs after the page's effects each time the tab wakes, to drop entries that were not registered again. */
function AfterWaking({ services }: { readonly services: TabServices }) {
  useEffect(() => {
    services.dirty.dropStale()
    services.questions.dropStale()
  }, [services])
  return null
}

interface TabStateProviderProps {
  readonly state: Store<TabState>
  readonly children: ReactNode
}

/** A separate component, so that only consumers of the state rerender when it changes. */
function TabStateProvider({ state, children }: TabStateProviderProps) {
  const tabState = useSyncExternalStore(state.subscribe, state.get)
  return (
    <TabStateContext value={tabState}>
      <LocationContext value={tabState.location}>{children}</LocationContext>
    </TabStateContext>
  )
}

function CurrentPage({ app, services }: Pick<TabRootProps, 'app' | 'services'>) {
  const { active, generation, location } = useTabState()
  return (
    <Activity mode={active ? 'visible' : 'hidden'}>
      <PageView key={`${generation} ${location.path}`} pages={app.pages} failure={app.failure} />
      <AfterWaking services={services} />
    </Activity>
  )
}

interface ProvidedTabProps extends Pick<TabRootProps, 'app' | 'services'> {
  readonly session: Session
}

/**
 * Wraps the application's provider around its page. The only page data it takes is the help text, so it
 * rerenders only when the path changes.
 */
function ProvidedTab({ app, services, session }: ProvidedTabProps) {
  const { path } = useTabLocation()
  const { provider: Provider, wrap: Wrap } = app
  return (
    <Provider
      lang={session.lang}
      theme={session.theme}
      texts={session.texts}
      help={app.configs.get(pathBelow(services.host.base, path) ?? '')?.help?.[session.lang]}
      portalRoot={services.tab.portalRoot}
    >
      <Wrap>
        <CurrentPage app={app} services={services} />
      </Wrap>
    </Provider>
  )
}

/** One tab: provider and page. The page sleeps while the tab is hidden. */
export function TabRoot({ app, services, state }: TabRootProps) {
  const shared = useSyncExternalStore(app.session.subscribe, app.session.get)
  const { airport } = services.tab
  // The page displays the same site that its calls use.
  const session = useMemo(() => ({ ...shared, airport }), [shared, airport])
  const { lang, texts } = shared
  const choice = useMemo(() => ({ language: lang, overrides: texts }), [lang, texts])
  return (
    <ServicesContext value={services}>
      <SessionContext value={session}>
        <TextsContext value={choice}>
          <TabStateProvider state={state}>
            <PageBoundary failure={PlainFailure}>
              <ProvidedTab app={app} services={services} session={session} />
            </PageBoundary>
          </TabStateProvider>
        </TextsContext>
      </SessionContext>
    </ServicesContext>
  )
}
