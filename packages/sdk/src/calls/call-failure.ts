import type { CallAttributes } from '@apron/contract/calls/define-call'
import { CLIENT_TEXTS } from '@apron/contract/errors/client-texts'
import type { Host } from '../contract.ts'
import { CallError, type CallErrorKind } from './call-error.ts'

/** What is known of a failure. */
export interface FailureFacts {
  readonly code: number
  readonly status: number
  /** The server's text; empty without one. */
  readonly message: string
  readonly data?: unknown
  readonly cause?: unknown
}

/** What the shell shows for a failure (§8), or null when it has its own alert or callers look themselves. */
function shownText(
  { kind, status, message }: { kind: CallErrorKind; status: number; message: string },
  language: 'zh' | 'en',
): string | null {
  if (kind === 'pass-through' || (kind === 'session-over' && status === 401)) return null
  if (kind === 'answer' || kind === 'session-over') return message || CLIENT_TEXTS.requestRejected[language]
  return CLIENT_TEXTS.requestFailed[language] + (message || CLIENT_TEXTS.interfaceException[language])
}

/** The failure of a call, said where the call wants it. @param isTold the person knows already */
export function callFailure(
  host: Host,
  call: Pick<CallAttributes, 'failures' | 'timeoutAlert'>,
  facts: FailureFacts & { readonly kind: CallErrorKind },
  isTold: boolean,
): CallError {
  const { lang } = host.session()
  const { kind } = facts
  const text = shownText(facts, lang)
  // The shell's alert shows this text itself because it covers the page and its toasts.
  const isInAlert = kind === 'session-over' && call.timeoutAlert
  const showsHere = text !== null && call.failures === 'show' && !isInAlert
  if (showsHere && !isTold) host.toast('error', text)
  const rejected = CLIENT_TEXTS.requestRejected[lang]
  const said = facts.message || text || rejected
  return new CallError({
    ...facts,
    message: kind === 'answer' ? rejected : said,
    said,
    text: text ?? said,
    shown: showsHere || isInAlert,
  })
}

/** A save that is sent when the network is back. */
export function waitingSave(host: Host): CallError {
  const said = CLIENT_TEXTS.savedLater[host.session().lang]
  return new CallError({ kind: 'waiting', code: 0, status: 0, message: said, said, text: said, shown: false })
}
