import { useTexts } from '@apron/sdk/texts'
import { toast } from '@apron/ui/feedback'
import { useEffect, useEffectEvent } from 'react'
import { useStore } from 'zustand'
import { networkTexts } from '../features/network/network.texts.ts'
import { NetworkStrip } from '../features/network/network-strip.tsx'
import { useShell } from './shell-context.ts'

/** Says that the network is away, and that it is back. What could not be read meanwhile is read again. */
export function NetworkNotice() {
  const { network, queries } = useShell()
  const texts = useTexts(networkTexts)
  const awaySince = useStore(network.away, ({ awaySince: since }) => since)
  const welcomeBack = useEffectEvent(() => {
    toast.success(texts.back)
    void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
  })
  useEffect(() => network.follow(), [network])
  const isAway = awaySince !== null
  useEffect(() => (isAway ? () => welcomeBack() : undefined), [isAway])
  return awaySince === null ? null : <NetworkStrip since={awaySince} />
}
