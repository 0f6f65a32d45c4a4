import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import type { RowResult } from '@apron/contract/lists/row-results'
import type { AdminUserBulk, BulkChange } from '@apron/contract/organisation/admin-user'
import { fillText } from '@apron/contract/texts/fill-text'
import type { TextPair } from '@apron/contract/texts/text-pair'
import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { eachRow } from '@apron/server-kit/records/each-row'
import { requireCurrentVersion } from '@apron/server-kit/records/visibility/require-current-version'
import type { Kysely } from 'kysely'
import type { ChangeAuthor, PermissionGuard } from '../../permissions/permissions.ts'
import { changedPerson } from './bulk-change.rules.ts'
import { endSessions, saveUser, setEnabled, userOf } from './change-users.service.ts'

const TEXTS = {
  same: { zh: '原本如此，未作改动', en: 'It was so already; nothing was changed.' },
  waits: { zh: '待另一名管理员确认，{until} 前有效', en: 'Waits for another administrator, until {until}.' },
  ended: { zh: '已结束 {count} 个登录', en: 'Logins ended: {count}.' },
} as const satisfies Record<string, TextPair>

/**
 * Applies one change to several people. Each is saved like a form, by the same rules and in its own transaction.
 * Appointments still need a second administrator, and nobody changes their own account.
 */
export async function changeSeveral(
  db: Kysely<unknown>,
  { change, rows }: AdminUserBulk,
  by: ChangeAuthor,
  guard: PermissionGuard,
): Promise<RowResult[]> {
  const notes = new Map<string, string>()
  const results = await eachRow(rows, by, async row => {
    if (row.id === by.userCode) throw new Refusal(SERVER_ERRORS.notOwnInBulk)
    notes.set(row.id, await changeOne(db, change, row, { ...by, alwaysConfirm: true }, guard))
  })
  return results.map(({ id, done, msg }) => ({ id, done, msg: done ? (notes.get(id) ?? '') : msg }))
}

/** Changes one person. @returns a remark on the success, if any */
async function changeOne(
  db: Kysely<unknown>,
  { kind, code }: BulkChange,
  { id, version }: AdminUserBulk['rows'][number],
  by: ChangeAuthor,
  guard: PermissionGuard,
): Promise<string> {
  const remark = (text: keyof typeof TEXTS, values = {}) => fillText(TEXTS[text][by.language], values)
  const waitingRemark = ({ waiting }: { readonly waiting?: { readonly until: string } }) =>
    waiting === undefined ? '' : remark('waits', { until: wireMinute(waiting.until) })

  if (kind === 'endSessions') return remark('ended', { count: await endSessions(db, id, by, guard) })
  const person = await userOf(db, id, by.language)
  requireCurrentVersion(person, version, id)
  if (kind === 'enable' || kind === 'disable') {
    const enabled = kind === 'enable'
    if (enabled === (person.state !== 'disabled')) return remark('same')
    return waitingRemark(await setEnabled(db, { userCode: id, enabled, version }, by, guard))
  }
  const wanted = changedPerson(person, { kind, code })
  if (wanted === null) return remark('same')
  return waitingRemark(await saveUser(db, { ...wanted, version }, by, guard))
}
