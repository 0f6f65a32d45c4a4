import { Refusal } from '@apron/contract/errors/refusal'
import type { TextPair } from '@apron/contract/texts/text-pair'
import { wireMinute, wireTime } from '@apron/contract/wire/formats/wire-time'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import {
  type PermissionChanges,
  type StoredChange,
  waitingChanges,
} from '../../features/organisation/organisation.ts'
import { OperatorError } from '../../platform/config/operator-error.ts'
import type { PermissionRequest } from './operator-request.ts'

export interface PermissionRequestDeps {
  readonly db: Kysely<unknown>
  readonly clock: Clock
  readonly changes: PermissionChanges
}

/** Lists held permission changes, and decides one for an operator. @throws OperatorError */
export type HandlePermissionRequest = (request: PermissionRequest, account: string) => Promise<TextPair>

export function createHandlePermissionRequest({
  db,
  clock,
  changes,
}: PermissionRequestDeps): HandlePermissionRequest {
  return async (request, account) => {
    if (request.do === 'changes') return listChanges(await waitingChanges(db, clock.now()))
    const decider = { by: `terminal:${account}`, isOperator: true, language: 'zh' } as const
    const decision =
      request.do === 'confirm' ? changes.confirm(request.id, decider) : changes.refuse(request.id, decider)
    const change = await decision.catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error
      throw new OperatorError({ zh: error.text('zh'), en: error.text('en') }, { cause: error })
    })
    return request.do === 'confirm'
      ? { zh: `已确认：${change.name_zh}`, en: `Confirmed: ${change.name_en}` }
      : { zh: `已拒绝：${change.name_zh}`, en: `Rejected: ${change.name_en}` }
  }
}

function listChanges(changes: readonly StoredChange[]): TextPair {
  if (changes.length === 0)
    return { zh: '没有待确认的权限变更。', en: 'There are no rights changes to confirm.' }
  return {
    zh: changes.map(change => line(change.name_zh, change)).join('\n'),
    en: changes.map(change => line(change.name_en, change)).join('\n'),
  }
}

function line(name: string, change: StoredChange): string {
  const { id, given, taken, why, contact, proposed_by, expires_at } = change
  const codes = [...given.map(code => `+${code}`), ...taken.map(code => `-${code}`)]
  const what = why === 'contact' ? [...codes, contact] : codes
  return `${id}  ${name}  ${what.join(' ')}  ${proposed_by} → ${wireMinute(wireTime(expires_at))}`
}
