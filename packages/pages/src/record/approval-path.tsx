import { useHost, useTab, useTexts } from '@apron/sdk'
import { ErrorState } from '@apron/ui/feedback'
import { useEffect, useRef, useState } from 'react'
import { RECORD_TEXTS } from './record.texts.ts'

interface ApprovalPathProps {
  /** The process of the record, as its server part has said (`services.processes.of`). */
  readonly insId: string
}

/** Path and decisions of the approval of a record. The portal draws it: its code and the library of the picture are not the application's. */
export function ApprovalPath({ insId }: ApprovalPathProps) {
  const texts = useTexts(RECORD_TEXTS)
  const host = useHost()
  const { portalRoot } = useTab()
  const place = useRef<HTMLDivElement>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (hasFailed || place.current === null) return undefined
    const gone = new AbortController()
    // An element of its own each time: the portal still clears the last one when the next is drawn.
    const el = document.createElement('div')
    place.current.append(el)
    host.showApproval({ insId, el, portalRoot, signal: gone.signal }).catch((error: unknown) => {
      if (gone.signal.aborted) return
      host.reportError(error, { insId })
      setFailed(true)
    })
    return () => {
      gone.abort()
      el.remove()
    }
  }, [host, insId, portalRoot, hasFailed])
  if (hasFailed) return <ErrorState text={texts.approvalFailed} onRetry={() => setFailed(false)} />
  return <div ref={place} />
}
