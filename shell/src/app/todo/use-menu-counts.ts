import { useEffect } from 'react'
import { useStore } from 'zustand'
import { authorisedPaths } from '../../features/navigation/menu-rules.ts'
import { FLOW_PATHS } from '../../paths.ts'
import { afterFirstPage } from '../../platform/after-first-page.ts'
import { lazyModule } from '../../platform/parts/lazy-module.ts'
import type { Shell } from '../shell.ts'

const code = lazyModule(() => import('./watch-todo.ts'), 'first')
const doNothing = (): void => undefined

/** Parts of the shell needed to count tasks. */
export type CountDeps = Pick<Shell, 'http' | 'messageCount' | 'session' | 'todo' | 'view'>

function watch(
  { http, messageCount, todo }: Pick<Shell, 'http' | 'messageCount' | 'todo'>,
  userCode: string,
): () => void {
  let isStopped = false
  let stop = doNothing
  async function loadAndStart(): Promise<void> {
    // After a failure, preloading retries it.
    code.get().catch(doNothing)
    const { watchTodo } = await code.whenLoaded()
    if (!isStopped) stop = watchTodo({ http, messageCount, store: todo, userCode })
  }
  const cancelStart = afterFirstPage(() => void loadAndStart())
  return () => {
    isStopped = true
    cancelStart()
    stop()
  }
}

/** Returns the counts of menu entries. Sends no request if the menu has no to-do list (MENU-05). */
export function useMenuCounts(shell: CountDeps): ReadonlyMap<string, number> {
  const userCode = useStore(shell.session, ({ status, data }) =>
    status === 'loaded' && data !== null && authorisedPaths(data.menus).has(FLOW_PATHS.todo)
      ? data.user.code
      : null,
  )
  const isOver = useStore(shell.view, view => view.sessionOver)
  useEffect(
    () => (userCode === null || isOver ? undefined : watch(shell, userCode)),
    [shell, userCode, isOver],
  )
  return useStore(shell.todo, todo => todo.counts)
}
