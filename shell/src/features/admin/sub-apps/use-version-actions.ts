import {
  chooseAdminSubApp,
  listAdminSubAppUploads,
  refuseAdminSubAppUpload,
  removeAdminSubAppVersion,
  switchAdminSubApp,
  withdrawAdminSubAppUpload,
} from '@apron/contract/sub-apps/admin-sub-app.calls'
import type { SubAppStatus } from '@apron/contract/sub-apps/sub-app'
import { listSubApps } from '@apron/contract/sub-apps/sub-app.calls'
import { fillText, useHost, useTexts } from '@apron/sdk'
import { useAction } from '@apron/sdk/query'
import { adminTexts } from '../shared/admin.texts.ts'
import { subAppsAdminTexts } from './sub-apps-admin.texts.ts'
import { type VersionAction, type VersionRow, windowsInUse } from './version-rows.ts'

/** Actions that need confirmation. `look` opens its own dialog. */
export type ConfirmedAction = Exclude<VersionAction, 'look'>

const invalidates = [listSubApps, listAdminSubAppUploads]

/** Asks for confirmation and runs an action on a version or its application. */
export function useVersionActions(): (action: ConfirmedAction, row: VersionRow) => Promise<void> {
  const t = useTexts(subAppsAdminTexts)
  const common = useTexts(adminTexts)
  const host = useHost()
  const choosing = useAction(chooseAdminSubApp, { invalidates })
  const switching = useAction(switchAdminSubApp, { invalidates })
  const refusing = useAction(refuseAdminSubAppUpload, { invalidates })
  const withdrawing = useAction(withdrawAdminSubAppUpload, { invalidates })
  const removing = useAction(removeAdminSubAppVersion, { invalidates })

  return async (action, { app, version: { version }, upload }) => {
    const { name, title: appTitle } = app
    const title = t[action]
    const names = { app: appTitle, version }
    const message =
      action === 'use'
        ? fillText(t.useQuestion, describeChange(app, version, t.none))
        : fillText(t[`${action}Question` as const], names)
    if (!(await host.confirm({ title, message, confirmLabel: title }))) return
    const seen = app.activeVersion
    const uploadRequest = { body: { id: upload?.id ?? 0 } }
    const requests = {
      use: () => choosing.run({ body: { name, version, seen } }),
      follow: () => choosing.run({ body: { name, version: 'follow', seen } }),
      disable: () => switching.run({ body: { name, enabled: false } }),
      enable: () => switching.run({ body: { name, enabled: true } }),
      refuse: () => refusing.run(uploadRequest),
      withdraw: () => withdrawing.run(uploadRequest),
      remove: () => removing.run({ body: { name, version } }),
    }
    const messages = {
      use: fillText(t.used, names),
      follow: common.changed,
      disable: fillText(t.disabled, names),
      enable: fillText(t.enabled, names),
      refuse: fillText(t.refused, names),
      withdraw: fillText(t.withdrawn, names),
      remove: fillText(t.removed, names),
    }
    if ((await requests[action]()).done) host.toast('success', messages[action])
  }
}

function describeChange(app: SubAppStatus, to: string, none: string) {
  return { app: app.title, from: app.activeVersion ?? none, to, count: windowsInUse(app) }
}
