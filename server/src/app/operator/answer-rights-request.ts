import { Refusal } from '@apron/contract/errors/refusal'
import type { TextPair } from '@apron/contract/texts/text-pair'
import { wireMinute, wireTime } from '@apron/contract/wire/wire-time'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import type { RightsChanges } from '../../features/rights/rights.ts'
import { type StoredChange, waitingChanges } from '../../features/rights/rights.ts'
import { OperatorError } from '../../platform/config/operator-error.ts'
import type { RightsWish } from './wish.ts'

export interface RightsWishDeps {
  readonly db: Kysely<unknown>
  readonly clock: Clock
  readonly changes: RightsChanges
}

/** Says which changes of rights wait, and decides on one of them for somebody at the server. @throws OperatorError */
export type GrantRightsWish = (wish: RightsWish, account: string) => Promise<TextPair>

export function createGrantRightsWish({ db, clock, changes }: RightsWishDeps): GrantRightsWish {
  return async (wish, account) => {
    if (wish.do === 'changes') return listed(await waitingChanges(db, clock.now()))
    const who = { by: `terminal:${account}`, atTerminal: true, language: 'zh' } as const
    const done = wish.do === 'confirm' ? changes.confirm(wish.id, who) : changes.refuse(wish.id, who)
    const change = await done.catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error
      throw new OperatorError({ zh: error.text('zh'), en: error.text('en') }, { cause: error })
    })
    return wish.do === 'confirm'
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
