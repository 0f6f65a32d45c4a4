import { chooseAdminSubApp, switchAdminSubApp } from '@apron/contract/calls/admin-sub-app.calls'
import type { AdminSubAppChoice } from '@apron/contract/entities/admin-sub-app'
import type { SubAppStatus } from '@apron/contract/entities/sub-app'
import { useTranslation } from 'react-i18next'
import type { PageServices } from '../../own-pages/page-services.ts'
import { useConfirmedWrite } from '../shared/use-confirmed-write.ts'
import { type VersionRow, type versionActions, windowsInUse } from './version-rows.ts'

export type VersionAction = ReturnType<typeof versionActions>[number]

/** Asks, and does what an administrator wants of a version or its application. */
export function useVersionActions(
  services: PageServices,
  reload: () => Promise<void>,
): (action: VersionAction, row: VersionRow) => Promise<void> {
  const { http } = services
  const { t } = useTranslation()
  const askAndWrite = useConfirmedWrite(services, reload)

  return (action, { app, version: { version } }) => {
    const { name } = app
    const title = t(`subAppsAdmin.${action}`)
    const message =
      action === 'use'
        ? t('subAppsAdmin.useQuestion', changeOf(app, version, t('subAppsAdmin.none')))
        : t(`subAppsAdmin.${action}Question`, { app: name })

    const choose = (wanted: AdminSubAppChoice['version']) =>
      http.call(chooseAdminSubApp, { body: { name, version: wanted, seen: app.activeVersion } })
    const turn = (enabled: boolean) => http.call(switchAdminSubApp, { body: { name, enabled } })
    const works: Record<VersionAction, () => Promise<unknown>> = {
      use: () => choose(version),
      follow: () => choose('follow'),
      disable: () => turn(false),
      enable: () => turn(true),
    }
    const done: Record<VersionAction, string> = {
      use: t('subAppsAdmin.used', { app: name, version }),
      follow: t('admin.changed'),
      disable: t('subAppsAdmin.disabled', { app: name }),
      enable: t('subAppsAdmin.enabled', { app: name }),
    }
    return askAndWrite({ title, message, confirmLabel: title }, works[action], done[action])
  }
}

function changeOf(app: SubAppStatus, to: string, none: string) {
  return { app: app.name, from: app.activeVersion ?? none, to, count: windowsInUse(app) }
}
