import type { CallAttributes } from '@apron/contract/calls/define-call'
import { CANNOT_WAIT_TEXTS, type CannotWaitError } from '@apron/contract/errors/cannot-wait'
import { CLIENT_TEXTS } from '@apron/contract/errors/client-texts'
import type { ShowOnce } from '@apron/contract/wire/call-exchange'
import { type FailureDetails, type FailureTexts, failurePlan } from '@apron/contract/wire/failure-plan'
import type { Host, Session } from '../contract.ts'
import { CallError } from './call-error.ts'

const failureTexts = (lang: Session['lang']): FailureTexts => ({
  rejected: CLIENT_TEXTS.requestRejected[lang],
  failed: CLIENT_TEXTS.requestFailed[lang],
  noResponse: CLIENT_TEXTS.interfaceException[lang],
  unreached: CLIENT_TEXTS.unreached[lang],
})

/**
 * Returns the failure of an application's call, and shows it to the user if needed. @param once runs a
 * notification; by default none run
 */
export function classifyFailure(
  host: Host,
  call: Pick<CallAttributes, 'failures' | 'timeoutAlert'>,
  failed: FailureDetails,
  once: ShowOnce = () => undefined,
): CallError {
  const texts = failureTexts(host.session().lang)
  const { text, sessionOver, reason, ...plan } = failurePlan(call, failed, texts)
  // Pages of applications can show any failure in place, not only errors of the application.
  const toast = call.failures === 'in-place' ? null : plan.toast
  const { kind, code, status } = failed
  if (sessionOver) {
    // The shell detects HTTP 401 itself, but not a code in a regular response.
    if (status !== 401) once(() => host.authExpired(reason))
  } else if (toast !== null) once(() => host.toast('error', toast))
  const said = failed.message || (kind === 'transport' && code === 0 ? texts.unreached : text)
  const message = kind === 'answer' ? texts.rejected : said
  return new CallError({ ...failed, message, said, text, shown: sessionOver || toast !== null })
}

/** Returns the failure of a save without a response that must not wait on the device. */
export function cannotWaitFailure(host: Host, { isSent }: CannotWaitError): CallError {
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

/** Returns the failure of a save that will be sent when the network is back. */
export function waitingFailure(host: Host): CallError {
  const said = CLIENT_TEXTS.savedLater[host.session().lang]
  return new CallError({ kind: 'waiting', code: 0, status: 0, message: said, said, text: said, shown: false })
}
