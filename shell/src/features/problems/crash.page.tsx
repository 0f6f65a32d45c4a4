import { useTexts } from '@apron/sdk/texts'
import { Button } from '@apron/ui/button'
import { Problem } from '@apron/ui/feedback'
import { useSyncExternalStore } from 'react'
import { problemsTexts } from './problems.texts.ts'

function subscribeToNetwork(onChange: () => void): () => void {
  const controller = new AbortController()
  window.addEventListener('online', onChange, { signal: controller.signal })
  window.addEventListener('offline', onChange, { signal: controller.signal })
  return () => controller.abort()
}

/**
 * Shown when the shell itself fails, instead of a blank page. Offline, a reload would leave a blank page, so
 * it is offered only once the network is back.
 */
export function CrashPage() {
  const texts = useTexts(problemsTexts)
  const online = useSyncExternalStore(subscribeToNetwork, () => navigator.onLine)
  return (
    <Problem title={texts.crashTitle} text={online ? texts.crash : texts.crashOffline}>
      <Button kind="primary" disabled={!online} onClick={() => location.reload()}>
        {texts.reload}
      </Button>
    </Problem>
  )
}
