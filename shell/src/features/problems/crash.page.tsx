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

/** The shell itself has failed: never a white page. Without a network a reload would leave one: it is offered when it is back. */
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
