import { useEffect } from 'react'
import { useStore } from 'zustand'
import { onNewCount } from '../../features/messages/bell/message-count.ts'
import type { Shell } from '../shell.ts'

/** Follows the messages of the logged-in user until the session ends, and sends applications the count. */
export function useLiveMessages(
  shell: Pick<Shell, 'apps' | 'live' | 'messageCount' | 'session' | 'view'>,
): void {
  const userCode = useStore(shell.session, ({ status, data }) =>
    status === 'loaded' ? (data?.user.code ?? null) : null,
  )
  const isOver = useStore(shell.view, view => view.sessionOver)
  useEffect(
    () => (userCode === null || isOver ? undefined : shell.live.follow(userCode)),
    [shell, userCode, isOver],
  )
  useEffect(
    () =>
      onNewCount(shell.messageCount, count => shell.apps.each(app => app.host.emit('message', { count }))),
    [shell],
  )
}
