import { Refusal } from '@apron/contract/errors/refusal'
import type { TextPair } from '@apron/contract/texts/text-pair'
import { wireMinute, wireTime } from '@apron/contract/wire/formats/wire-time'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import {
  type RightsChanges,
  type StoredChange,
  waitingChanges,
} from '../../features/organisation/organisation.ts'
import { OperatorError } from '../../platform/config/operator-error.ts'
import type { RightsRequest } from './operator-request.ts'

export interface RightsRequestDeps {
  readonly db: Kysely<unknown>
  readonly clock: Clock
  readonly changes: RightsChanges
}

/** Lists held permission changes, and decides one for an operator. @throws OperatorError */
export type AnswerRightsRequest = (request: RightsRequest, account: string) => Promise<TextPair>

export function createAnswerRightsRequest({ db, clock, changes }: RightsRequestDeps): AnswerRightsRequest {
  return async (request, account) => {
    if (request.do === 'changes') return listed(await waitingChanges(db, clock.now()))
    const who = { by: `terminal:${account}`, isOperator: true, language: 'zh' } as const
    const done = request.do === 'confirm' ? changes.confirm(request.id, who) : changes.refuse(request.id, who)
    const change = await done.catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error
      throw new OperatorError({ zh: error.text('zh'), en: error.text('en') }, { cause: error })
    })
    return request.do === 'confirm'
      ? { zh: `已确认：${change.name_zh}`, en: `Confirmed: ${change.name_en}` }
      : { zh: `已拒绝：${change.name_zh}`, en: `Rejected: ${change.name_en}` }
  }
}

function listed(changes: readonly StoredChange[]): TextPair {
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
