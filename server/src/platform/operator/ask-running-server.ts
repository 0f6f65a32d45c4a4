import type { TextPair } from '@apron/contract/texts/text-pair'
import { Value } from 'typebox/value'
import { OperatorError } from '../config/operator-error.ts'
import { OPERATOR_KEY_HEADER, OPERATOR_PATH, OperatorResponse } from './operator-protocol.ts'
import type { RunningServer } from './running-file.ts'

/** A backup, or checking every file of every version on a slow disk, can take a while. */
const RESPONSE_TIMEOUT_MS = 280_000
const PROBE_TIMEOUT_MS = 10_000

const texts = {
  failed: {
    zh: '正在运行的服务器无法完成该操作，原因见其日志。',
    en: 'The running server could not do this. Its log says why.',
  },
  silent: {
    zh: '正在运行的服务器没有答复。请用 npm run app -- list 查看现状，再重试。',
    en: 'The running server did not answer. Check the state with "npm run app -- list", then try again.',
  },
} as const satisfies Record<string, TextPair>

/** Returns true if the server that left its file still runs: not killed, and its port not used by another program. */
export async function isServerRunning(server: RunningServer): Promise<boolean> {
  const body = await fetch(server.address + OPERATOR_PATH, {
    headers: { [OPERATOR_KEY_HEADER]: server.key },
    redirect: 'error',
    signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
  }).catch(() => null)
  return body?.status === 204
}

/**
 * Sends a request to the running server and returns its message. @throws OperatorError if it refuses, fails or does not
 * answer
 */
export async function askRunningServer(server: RunningServer, request: unknown): Promise<TextPair> {
  const response = await fetch(server.address + OPERATOR_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [OPERATOR_KEY_HEADER]: server.key },
    body: JSON.stringify(request),
    redirect: 'error',
    signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new OperatorError(texts.silent, { cause: error })
  })
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok || !Value.Check(OperatorResponse, body)) throw new OperatorError(texts.failed)
  if (!body.ok) throw new OperatorError(body.text)
  return body.text
}
