import { useHost, useTab, useTexts } from '@apron/sdk'
import { ErrorState } from '@apron/ui/feedback'
import { useEffect, useRef, useState } from 'react'
import { RECORD_TEXTS } from './record.texts.ts'

interface ApprovalPathProps {
  /** Id of the record's process, from the server (`services.processes.of`). */
  readonly insId: string
}

/**
 * Shows path and decisions of a record's approval. The portal draws it, so that applications do not bundle the diagram
 * library.
 */
export function ApprovalPath({ insId }: ApprovalPathProps) {
  const texts = useTexts(RECORD_TEXTS)
  const host = useHost()
  const { portalRoot } = useTab()
  const place = useRef<HTMLDivElement>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (hasFailed || place.current === null) return undefined
    const unmounted = new AbortController()
    // A new element each time: the portal may still be clearing the last one when the next is drawn.
    const el = document.createElement('div')
    place.current.append(el)
    host.showApproval({ insId, el, portalRoot, signal: unmounted.signal }).catch((error: unknown) => {
      if (unmounted.signal.aborted) return
      host.reportError(error, { insId })
      setFailed(true)
    })
    return () => {
      unmounted.abort()
      el.remove()
    }
  }, [host, insId, portalRoot, hasFailed])
  if (hasFailed) return <ErrorState text={texts.approvalFailed} onRetry={() => setFailed(false)} />
  return <div ref={place} />
}
