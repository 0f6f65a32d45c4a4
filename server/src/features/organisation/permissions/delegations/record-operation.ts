import type { CallAttributes } from '@apron/contract/calls/define-call'
import { isWrite } from '@apron/contract/wire/write-rules'
import type { CallContext } from '@apron/server-kit/calls/call-context'
import { actsFor } from '@apron/server-kit/people/acting'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import type { ResourcesTables } from '../resources/resources.tables.ts'
import { addAct } from './acting.store.ts'

/** Called for each successful call. */
export type RecordOperation = (call: CallAttributes, context: CallContext) => Promise<void>

/** Records changes made with a permission held only through a delegation, for the details of the delegation. */
export function createOperationRecorder(db: Kysely<unknown>, clock: Clock): RecordOperation {
  return async ({ access, method, path }, { person }) => {
    if (person === null || typeof access === 'string' || !isWrite(method, path)) return
    const principal = actsFor(person, access.resource)
    if (principal === null) return
    const permission = await db
      .withTables<ResourcesTables>()
      .selectFrom('resource')
      .select(['url', 'title_zh as zh', 'title_en as en'])
      .where('identify', '=', access.resource)
      .executeTakeFirst()
    const { url, ...what } = permission ?? { url: '', zh: access.resource, en: access.resource }
    const { delegationId } = principal
    await addAct(db, { userCode: person.userCode, delegationId, at: clock.now() }, { what, url })
  }
}
