import { toast } from '@apron/ui/feedback'
import { consumeReload } from '../../features/drafts/reloaded-drafts.ts'
import { storedPlace } from '../../features/drafts/stored-draft.ts'
import type { HostServices } from '../../features/sub-apps/host.ts'
import { firstSegment } from '../../paths.ts'
import { fetchedCode } from '../../platform/parts/fetched-code.ts'
import { usableStore } from '../../platform/storage/storage.ts'
import { readToken } from '../../platform/token-cookie.ts'
import { callerOf } from '../session/employee.ts'
import { openAtSite } from '../session/switch.ts'
import type { Shell } from '../shell.ts'
import { closeTab, refreshTab } from '../tabs/tab-actions.ts'
import { noteError } from './app-errors.ts'
import { draftOf } from './draft-services.ts'
import { createFileServices } from './file-services.ts'
import { keepRead, requestKept } from './kept-reads.ts'
import { sendSave, typedIntoSave } from './save-services.ts'
import { sessionForApps } from './session-for-apps.ts'

const approvals = fetchedCode(() => import('../../features/sub-apps/show-approval.ts'), 'asked')

/** The tab an application means: one of its own, by default the one on the screen. */
function ownTab(shell: Shell, app: string, id: string | undefined): string | null {
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

/** Carries out what sub-applications ask of the shell. @param shell known once everything is made */
export function hostServices(shell: () => Shell): HostServices {
  return {
    session: () => sessionForApps(shell()),
    token: readToken,
    caller: () => callerOf(shell(), { open: true }),
    navigate(app, to, { replace, title, multipleTabs, site }) {
      const address = withTabOptions(to, title, multipleTabs)
      if (site === undefined) {
        shell().navigate(address, { replace: replace === true, from: ownTab(shell(), app, undefined) })
      } else void openAtSite(shell(), site, address)
    },
    async closeTab(app, id, force) {
      const key = ownTab(shell(), app, id)
      return key !== null && closeTab(shell(), key, force)
    },
    async refreshTab(app, id) {
      const key = ownTab(shell(), app, id)
      return key !== null && refreshTab(shell(), key)
    },
    request: (path, init, airport, kept) => requestKept(shell(), { path, init, airport, kept }),
    keepRead: (path, init, { airport, kept }, data) =>
      void keepRead(shell(), { path, init, airport, kept }, data),
    files: createFileServices(shell),
    async findDraft(app, place) {
      const stored = storedPlace(app, place)
      if (stored === null) return null
      const draft = await shell().drafts.find(stored)
      if (draft === null) return await typedIntoSave(shell(), stored)
      const isReloaded = consumeReload(
        usableStore(() => sessionStorage),
        stored,
      )
      return isReloaded ? { ...draft, isReloaded } : draft
    },
    keepDraft(app, place, draft) {
      const stored = draftOf(shell(), app, place, draft)
      if (stored !== null) shell().drafts.keep(stored)
    },
    dropDraft(app, place) {
      const stored = storedPlace(app, place)
      if (stored === null) return
      shell().drafts.drop(stored)
      void shell().photos.forgetUnnamed()
    },
    sendSave: (app, place, save) => sendSave(shell(), app, place, save),
    dropSave(app, place) {
      const stored = storedPlace(app, place)
      if (stored !== null) shell().saves.drop({ ...stored, copy: place.copy })
    },
    followSaves(app, place, hear) {
      const stored = storedPlace(app, place)
      if (stored === null) return () => undefined
      return shell().saves.follow({ ...stored, copy: place.copy }, place.tab.id, hear)
    },
    showApproval: async place => (await approvals.get()).showApproval(name => shell().apps.load(name), place),
    authExpired: reason => shell().sessionOver(reason),
    remembered: (app, key) => shell().boot.storage.get('remembered')[`${app}.${key}`],
    remember(app, key, value) {
      const { storage } = shell().boot
      storage.set('remembered', { ...storage.get('remembered'), [`${app}.${key}`]: value })
    },
    toast: (kind, text) => toast[kind](text),
    confirm: options => shell().confirm(options),
    report(app, error, info) {
      noteError(shell(), app, error)
      // oxlint-disable-next-line no-console -- the one place where errors of applications are written down
      console.error(`[${app}]`, error, info)
    },
  }
}
