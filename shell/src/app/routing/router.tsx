import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
} from 'react-router'
import { CrashPage } from '../../features/problems/crash.page.tsx'
import type { Shell } from '../shell.ts'
import { ShellRoot } from '../shell-root.tsx'
import { type GuardDeps, loadRoute } from './guard-loader.ts'

/** Renders nothing until the guard has decided, to avoid a flash of a forbidden page. */
function Undecided() {
  return null
}

/**
 * Creates a router with one route whose loader is the guard. Pages come from menu and tabs, not the router.
 * Built from the parts of `createBrowserRouter`, whose module includes links, forms and scroll restoration
 * that are not used here.
 */
export function createShellRouter(shell: GuardDeps & Pick<Shell, 'navigate'>) {
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
