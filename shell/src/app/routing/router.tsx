import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
} from 'react-router'
import { CrashPage } from '../../features/problems/crash.page.tsx'
import type { Shell } from '../shell.ts'
import { ShellRoot } from '../shell-root.tsx'
import { loadRoute } from './guard-loader.ts'

/** Nothing is drawn until the guard has decided: no flash of a page one may not see. */
function Undecided() {
  return null
}

/**
 * One route for everything, with the guard as its loader: pages come from the menu and the tabs, not from the router.
 * Put together from the parts of `createBrowserRouter`, whose module brings links, forms and scrolling that are not used here.
 */
export function createShellRouter(shell: Shell) {
  const router = createRouter({
    history: createBrowserHistory(),
    mapRouteProperties,
    routes: [
      {
        path: '*',
        loader: ({ request }) => loadRoute(shell, request),
        shouldRevalidate: () => true,
        Component: ShellRoot,
        HydrateFallback: Undecided,
        ErrorBoundary: CrashPage,
      },
    ],
  }).initialize()
  shell.navigate = (to, options) =>
    void router.navigate(to, { replace: options?.replace === true, state: { from: options?.from ?? null } })
  return router
}
