import type { CallAttributes } from '@apron/contract/calls/define-call'
import { CANNOT_WAIT_TEXTS, type CannotWaitError } from '@apron/contract/errors/cannot-wait'
import { CLIENT_TEXTS } from '@apron/contract/errors/client-texts'
import type { TellOnce } from '@apron/contract/wire/call-exchange'
import { type Failed, type FailureTexts, failurePlan } from '@apron/contract/wire/failure-plan'
import type { Host, Session } from '../contract.ts'
import { CallError } from './call-error.ts'

const textsIn = (lang: Session['lang']): FailureTexts => ({
  rejected: CLIENT_TEXTS.requestRejected[lang],
  failed: CLIENT_TEXTS.requestFailed[lang],
  noAnswer: CLIENT_TEXTS.interfaceException[lang],
  unreached: CLIENT_TEXTS.unreached[lang],
})

/** Returns the failure of an application's call, and tells the person of it. @param once by default nobody is told */
export function judgeFailure(
  host: Host,
  call: Pick<CallAttributes, 'failures' | 'timeoutAlert'>,
  failed: Failed,
  once: TellOnce = () => undefined,
): CallError {
  const texts = textsIn(host.session().lang)
  const { text, sessionOver, reason, ...plan } = failurePlan(call, failed, texts)
  // Pages of applications show every failure in place, not only refusals.
  const toast = call.failures === 'in-place' ? null : plan.toast
  const { kind, code, status } = failed
  if (sessionOver) {
    // The shell sees HTTP 401 itself; a code in an ordinary answer it cannot see.
    if (status !== 401) once(() => host.authExpired(reason))
  } else if (toast !== null) once(() => host.toast('error', toast))
  const said = failed.message || (kind === 'transport' && code === 0 ? texts.unreached : text)
  const message = kind === 'answer' ? texts.rejected : said
  return new CallError({ ...failed, message, said, text, shown: sessionOver || toast !== null })
}

/** Returns the failure of a save that got no answer and may not wait on the device. */
export function unqueuedSave(host: Host, { isSent }: CannotWaitError): CallError {
  const said = CANNOT_WAIT_TEXTS[isSent ? 'unanswered' : 'unsent'][host.session().lang]
  return new CallError({
    kind: 'cannot-wait',
    code: 0,
    status: 0,
    message: said,
    said,
    text: said,
    shown: false,
  })
}

/** A save that is sent when the network is back. */
export function waitingSave(host: Host): CallError {
  const said = CLIENT_TEXTS.savedLater[host.session().lang]
  return new CallError({ kind: 'waiting', code: 0, status: 0, message: said, said, text: said, shown: false })
}
