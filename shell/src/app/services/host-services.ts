import { callInit } from '@apron/contract/wire/call-init'
import { consumeReload, storedPlace } from '@apron/offline'
import type { HostDrafts, HostRequestInit, HostSaves } from '@apron/sdk'
import { toast } from '@apron/ui/feedback'
import type { HostServices } from '../../features/sub-apps/host.ts'
import { firstSegment } from '../../paths.ts'
import { lazyModule } from '../../platform/parts/lazy-module.ts'
import { usableStore } from '../../platform/storage/storage.ts'
import { readToken } from '../../platform/token-cookie.ts'
import type { AppRequest } from '../offline/app-request.ts'
import { toStoredDraft } from '../offline/draft-services.ts'
import { cacheSavedRecord, requestWithCache } from '../offline/request-with-cache.ts'
import { type SendDeps, sendSave, waitingSaveAsDraft } from '../offline/save-services.ts'
import { callerOf } from '../session/employee.ts'
import { openAtSite } from '../session/switch.ts'
import type { Shell } from '../shell.ts'
import { closeTab, refreshTab } from '../tabs/tab-actions.ts'
import { reportAppError } from './app-errors.ts'
import { createFileServices } from './file-services.ts'
import { sessionForApps } from './session-for-apps.ts'

const approvals = lazyModule(() => import('../../features/sub-apps/show-approval.ts'), 'on-demand')

/** Builds a request of an application with a JSON body. */
function appRequest(path: string, init: HostRequestInit = {}): AppRequest {
  const { airport, kept, ...request } = init
  return { path, init: callInit(request), airport, kept }
}

/** Returns one of the application's own tabs; by default the active one. */
function ownTab(shell: Pick<Shell, 'tabs'>, app: string, id: string | undefined): string | null {
  const { views, activeKey } = shell.tabs.getState()
  const key = id ?? activeKey
  return views.find(view => view.key === key && view.name === app)?.key ?? null
}

function withTabOptions(to: string, title: string | undefined, multipleTabs: boolean | undefined): string {
  const url = new URL(to, location.origin)
  if (title !== undefined) url.searchParams.set('viewTitle', title)
  if (multipleTabs === true) url.searchParams.set('multipleTabs', '1')
  return url.origin === location.origin
    ? url.pathname + url.search + url.hash
    : `/${firstSegment(url.pathname)}`
}

/** Creates the draft services for an application. */
function createHostDrafts(
  shell: () => Pick<Shell, 'drafts' | 'photos' | 'saves' | 'tabs'>,
  app: string,
): HostDrafts {
  return {
    async find(place) {
      const stored = storedPlace(app, place)
      if (stored === null) return null
      const draft = await shell().drafts.find(stored)
      if (draft === null) return await waitingSaveAsDraft(shell(), stored)
      const isReloaded = consumeReload(
        usableStore(() => sessionStorage),
        stored,
      )
      return isReloaded ? { ...draft, isReloaded } : draft
    },
    keep(place, draft) {
      const stored = toStoredDraft(shell(), app, place, draft)
      if (stored !== null) shell().drafts.keep(stored)
    },
    drop(place) {
      const stored = storedPlace(app, place)
      if (stored === null) return
      shell().drafts.drop(stored)
      void shell().photos.removeUnreferenced()
    },
  }
}

/** Services for an application's saves that wait for the network. */
function createHostSaves(shell: () => SendDeps, app: string): HostSaves {
  return {
    send: (place, save) => sendSave(shell(), app, place, save),
    drop(place) {
      const stored = storedPlace(app, place)
      if (stored !== null) shell().saves.drop({ ...stored, copy: place.copy })
    },
    follow(place, listener) {
      const stored = storedPlace(app, place)
      if (stored === null) return () => undefined
      return shell().saves.subscribe({ ...stored, copy: place.copy }, place.tab.id, listener)
    },
  }
}

/** Implements the host for sub-applications. @param shell returns the shell once created */
export function hostServices(shell: () => Shell): HostServices {
  const files = createFileServices(shell)
  return {
    caller: () => callerOf(shell(), { open: true }),
    forApp: app => ({
      session: () => sessionForApps(shell()),
      getToken: readToken,
      navigate(to, { replace, title, multipleTabs, site } = {}) {
        const address = withTabOptions(to, title, multipleTabs)
        if (site === undefined) {
          shell().navigate(address, { replace: replace === true, from: ownTab(shell(), app, undefined) })
        } else void openAtSite(shell(), site, address)
      },
      async closeTab(id, options) {
        const key = ownTab(shell(), app, id)
        return key !== null && closeTab(shell(), key, options?.force === true)
      },
      async refreshTab(id) {
        const key = ownTab(shell(), app, id)
        return key !== null && refreshTab(shell(), key)
      },
      request: (path, init) => requestWithCache(shell(), appRequest(path, init)),
      keepRead: (path, init, data) => void cacheSavedRecord(shell(), appRequest(path, init), data),
      files,
      drafts: createHostDrafts(shell, app),
      saves: createHostSaves(shell, app),
      showApproval: async place =>
        (await approvals.get()).showApproval(name => shell().apps.load(name), place),
      authExpired: reason => shell().sessionOver(reason),
      remembered: key => shell().storage.get('remembered')[`${app}.${key}`],
      remember(key, value) {
        const { storage } = shell()
        storage.set('remembered', { ...storage.get('remembered'), [`${app}.${key}`]: value })
      },
      toast: (kind, text) => toast[kind](text),
      confirm: options => shell().confirm(options),
      reportError(error, info = {}) {
        reportAppError(shell(), app, error)
        // oxlint-disable-next-line no-console -- the only place where errors of applications are logged
        console.error(`[${app}]`, error, info)
      },
    }),
  }
}
