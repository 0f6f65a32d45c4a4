import type { WhatChanged } from '@apron/contract/home/what-changed'
import { whatChanged } from '@apron/contract/home/what-changed.calls'
import { POLL_INTERVAL_MS } from '@apron/contract/limits/live'
import { countRecords } from '@apron/contract/messages/message.calls'
import { timeLimit } from '@apron/contract/wire/time-limit'
import { MY_WORK_KEY } from '../../features/home/home-queries.ts'
import { startLiveClient } from '../../features/messages/live/live-client.ts'
import { onVersions } from '../../features/messages/live/on-versions.ts'
import { CHECK_CATS_KEY, refetchAll } from '../../features/messages/messages-queries.ts'
import { runningSession } from '../../features/session/session-store.ts'
import { type ReloadSessionDeps, reloadSession } from '../session/reload-session.ts'
import type { Shell } from '../shell.ts'

/** Returns request options with a time limit: a request that is still pending when the next is due has failed. */
const withTimeLimit = () => ({ signal: timeLimit(POLL_INTERVAL_MS) })

/** Parts of the shell that show data changed on the server. */
type RefreshDeps = ReloadSessionDeps & Pick<Shell, 'apps' | 'queries'>

/** Keeps the unread count and the data affected by changes up to date. @returns a function that stops it */
export function syncLiveData(
  shell: RefreshDeps & Pick<Shell, 'messageCount' | 'variant'>,
  userCode: string,
): () => void {
  const { http, messageCount: store, variant } = shell
  const stopClient = startLiveClient({
    variant,
    userCode,
    store,
    countUnread: () => http.call(countRecords, { body: { targetUserCode: userCode }, ...withTimeLimit() }),
    fetchVersions: () => http.call(whatChanged, withTimeLimit()),
  })
  const stopVersions = onVersions(store, (versions, previous) => refetchChanged(shell, versions, previous))
  return () => {
    stopVersions()
    stopClient()
  }
}

/**
 * Refetches data whose version has changed: options everywhere, menu and permissions of this page, tasks on
 * the home page.
 */
function refetchChanged(shell: RefreshDeps, versions: WhatChanged, previous: WhatChanged | null): void {
  shell.apps.each(app => app.host.emit('changed', versions))
  // Also the first time, because home page and menu were loaded before the connection opened.
  if (versions.tasks !== previous?.tasks) void refetchAll(shell.queries, MY_WORK_KEY)
  if (versions.menu !== runningSession(shell.session)?.user.menuVersion) void reloadSession(shell)
  if (previous !== null && versions.dictionaries !== previous.dictionaries) {
    void refetchAll(shell.queries, CHECK_CATS_KEY)
  }
}
