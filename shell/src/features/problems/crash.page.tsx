import { useTexts } from '@apron/sdk/texts'
import { Button } from '@apron/ui/button'
import { Problem } from '@apron/ui/feedback'
import { useSyncExternalStore } from 'react'
import { problemsTexts } from './problems.texts.ts'

function follow(changed: () => void): () => void {
  const gone = new AbortController()
  window.addEventListener('online', changed, { signal: gone.signal })
  window.addEventListener('offline', changed, { signal: gone.signal })
  return () => gone.abort()
}

/**
 * Shown when the shell itself fails, instead of a blank page. Offline, a reload would leave a blank page, so
 * it is offered only once the network is back.
 */
export function CrashPage() {
  const texts = useTexts(problemsTexts)
  const online = useSyncExternalStore(follow, () => navigator.onLine)
  return (
    <Problem title={texts.crashTitle} text={online ? texts.crash : texts.crashOffline}>
      <Button kind="primary" disabled={!online} onClick={() => location.reload()}>
        {texts.reload}
      </Button>
    </Problem>
  )
}
