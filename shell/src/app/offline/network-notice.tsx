import { HEALTH_CHECK_INTERVAL_MS } from '@apron/offline'
import { useTexts } from '@apron/sdk/texts'
import { Button } from '@apron/ui/button'
import { toast } from '@apron/ui/feedback'
import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { useStore } from 'zustand'
import { draftsTexts } from '../../features/offline/drafts.texts.ts'
import { networkTexts } from '../../features/offline/network.texts.ts'
import { NetworkStrip } from '../../features/offline/network-strip.tsx'
import { lazyModule } from '../../platform/parts/lazy-module.ts'
import { useShell } from '../shell-context.ts'

const reloading = lazyModule(() => import('../session/reload-session.ts'))

/** Reloads the session when the network is back, and retries until it succeeds. */
function useSessionReload(isAway: boolean): void {
  const shell = useShell()
  const { revalidate } = useRevalidator()
  const isCached = useStore(shell.session, ({ cachedAt = null }) => cachedAt !== null)
  const reload = useEffectEvent(async () => {
    const code = await reloading.get().catch(() => null)
    const isDone = code !== null && (await code.reloadSession(shell))
    if (isDone) void revalidate()
    return isDone
  })
  useEffect(() => {
    if (isAway || !isCached) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isUnmounted = false
    async function reloadUntilDone(): Promise<void> {
      if (!(await reload()) && !isUnmounted)
        timer = setTimeout(() => void reloadUntilDone(), HEALTH_CHECK_INTERVAL_MS)
    }
    void reloadUntilDone()
    return () => {
      isUnmounted = true
      clearTimeout(timer)
    }
  }, [isAway, isCached])
}

/** Shows when the network is lost and when it is back. Repeats failed queries when it is back. */
export function NetworkNotice() {
  const { network, overlays, queries, saves, session } = useShell()
  const texts = useTexts(networkTexts)
  const drafts = useTexts(draftsTexts)
  const awaySince = useStore(network.away, ({ awaySince: since }) => since)
  const isSignedIn = useStore(session, ({ status }) => status === 'loaded')
  const waiting = useStore(saves.count, ({ count }) => count)
  const onReconnect = useEffectEvent(() => {
    toast.success(texts.back)
    void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
  })
  useEffect(() => network.start(), [network])
  const isAway = awaySince !== null
  useEffect(() => (isAway ? () => onReconnect() : undefined), [isAway])
  useSessionReload(isAway)
  if (awaySince === null) return null
  return (
    <NetworkStrip
      since={awaySince}
      waiting={waiting}
      action={
        isSignedIn && (
          <Button size="small" onClick={() => overlays.open('drafts', true)}>
            {drafts.title}
          </Button>
        )
      }
    />
  )
}
