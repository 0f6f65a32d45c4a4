import { useEffect } from 'react'
import { useStore } from 'zustand'
import { onNewCount } from '../../features/messages/bell/message-count.ts'
import type { Shell } from '../shell.ts'

/** Keeps the unread count of the logged-in user up to date until the session ends, and sends it to applications. */
export function useLiveMessages(
  shell: Pick<Shell, 'apps' | 'live' | 'messageCount' | 'session' | 'view'>,
): void {
  const userCode = useStore(shell.session, ({ status, data }) =>
    status === 'loaded' ? (data?.user.code ?? null) : null,
  )
  const isOver = useStore(shell.view, view => view.sessionOver)
  useEffect(
    () => (userCode === null || isOver ? undefined : shell.live.start(userCode)),
    [shell, userCode, isOver],
  )
  useEffect(
    () =>
      onNewCount(shell.messageCount, count => shell.apps.each(app => app.host.emit('message', { count }))),
    [shell],
  )
}
