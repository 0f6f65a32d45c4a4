import { chooseAdminSubApp, switchAdminSubApp } from '@apron/contract/calls/admin-sub-app.calls'
import { listSubApps } from '@apron/contract/calls/sub-app.calls'
import type { SubAppStatus } from '@apron/contract/entities/sub-app'
import { fillText, useHost, useTexts } from '@apron/sdk'
import { useAction } from '@apron/sdk/query'
import { adminTexts } from '../shared/admin.texts.ts'
import { subAppsAdminTexts } from './sub-apps-admin.texts.ts'
import { type VersionRow, type versionActions, windowsInUse } from './version-rows.ts'

export type VersionAction = ReturnType<typeof versionActions>[number]

const invalidates = [listSubApps]

/** Asks, and does what an administrator wants of a version or its application. */
export function useVersionActions(): (action: VersionAction, row: VersionRow) => Promise<void> {
  const t = useTexts(subAppsAdminTexts)
  const common = useTexts(adminTexts)
  const host = useHost()
  const choosing = useAction(chooseAdminSubApp, { invalidates })
  const switching = useAction(switchAdminSubApp, { invalidates })

  return async (action, { app, version: { version } }) => {
    const { name } = app
    const title = t[action]
    const message =
      action === 'use'
        ? fillText(t.useQuestion, changeOf(app, version, t.none))
        : fillText(t[`${action}Question` as const], { app: name })
    if (!(await host.confirm({ title, message, confirmLabel: title }))) return
    const seen = app.activeVersion
    const works = {
      use: () => choosing.run({ body: { name, version, seen } }),
      follow: () => choosing.run({ body: { name, version: 'follow', seen } }),
      disable: () => switching.run({ body: { name, enabled: false } }),
      enable: () => switching.run({ body: { name, enabled: true } }),
    }
    const done = {
      use: fillText(t.used, { app: name, version }),
      follow: common.changed,
      disable: fillText(t.disabled, { app: name }),
      enable: fillText(t.enabled, { app: name }),
    }
    if ((await works[action]()).done) host.toast('success', done[action])
  }
}

function changeOf(app: SubAppStatus, to: string, none: string) {
  return { app: app.name, from: app.activeVersion ?? none, to, count: windowsInUse(app) }
}
