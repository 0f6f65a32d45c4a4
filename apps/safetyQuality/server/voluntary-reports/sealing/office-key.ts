import { Refusal } from '@apron/contract/errors/refusal'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import type { PluginServices } from '@apron/server-kit/plugin/plugin-services'
import type { OfficeKey } from '../../../contract/reports/report.entities.ts'
import { REPORT_ERRORS } from '../../../contract/reports/report.errors.ts'
import type { ReportTables } from '../report.tables.ts'
import * as store from './office-key.store.ts'

/** Post of the people who read voluntary reports. */
export const HANDLER_POST = 'VSR_HANDLER'

interface NewKey {
  readonly recipient: string
  readonly wrapped: string
  readonly recovery: string
}

/** Manages the office key. The server stores its private half only wrapped by a passphrase or the recovery key. */
export function officeKeys(services: PluginServices) {
  const { clock, people } = services
  const db = services.db.withTables<ReportTables>()
  const changeStampOf = (context: CallContext) => ({ by: callerOf(context).userCode, at: clock.now() })

  async function read(context: CallContext): Promise<OfficeKey> {
    const { userCode } = callerOf(context)
    const key = await store.findOfficeKey(db)
    const rows = await store.listHolders(db)
    const holderCodes = new Set(rows.map(({ user_code }) => user_code))
    const office = await people.byPost(HANDLER_POST)
    const holderPeople = await people.byCodes([...holderCodes])
    const toNamed = (person: (typeof holderPeople)[number]) => ({
      code: person.userCode,
      name: person.name[context.language],
    })
    return {
      recipient: key?.recipient ?? null,
      wrapped: rows.find(({ user_code }) => user_code === userCode)?.wrapped ?? null,
      holders: holderPeople.map(toNamed),
      others: office.filter(person => !holderCodes.has(person.userCode)).map(toNamed),
    }
  }

  async function make({ recipient, wrapped, recovery }: NewKey, context: CallContext): Promise<OfficeKey> {
    const stamp = changeStampOf(context)
    await db.transaction().execute(async trx => {
      if (!(await store.addOfficeKey(trx, { recipient, recovery }, stamp))) {
        throw new Refusal(REPORT_ERRORS.keyThere)
      }
      await store.putHolder(trx, stamp.by, wrapped, stamp)
    })
    return await read(context)
  }

  /**
   * Adds a holder. A holder may add other people. People add themselves with the recovery key, or change their own
   * passphrase.
   */
  async function addHolder(
    { userCode, wrapped }: { readonly userCode: string; readonly wrapped: string },
    context: CallContext,
  ): Promise<OfficeKey> {
    const stamp = changeStampOf(context)
    if ((await store.findOfficeKey(db)) === undefined) throw new Refusal(REPORT_ERRORS.noOfficeKey)
    const holders = await store.listHolders(db)
    const isHolder = holders.some(({ user_code }) => user_code === stamp.by)
    if (userCode !== stamp.by && !isHolder) throw new Refusal(REPORT_ERRORS.noHolder)
    const office = await people.byPost(HANDLER_POST)
    if (!office.some(person => person.userCode === userCode)) throw new Refusal(REPORT_ERRORS.notOfOffice)
    if (userCode !== stamp.by && holders.some(({ user_code }) => user_code === userCode)) {
      // Only holders themselves may change their passphrase.
      throw new Refusal(REPORT_ERRORS.holderThere)
    }
    await store.putHolder(db, userCode, wrapped, stamp)
    return await read(context)
  }

  /** Returns the private half, wrapped by the printed recovery key. */
  async function recover(): Promise<{ wrapped: string }> {
    const key = await store.findOfficeKey(db)
    if (key === undefined) throw new Refusal(REPORT_ERRORS.noOfficeKey)
    return { wrapped: key.recovery }
  }

  return { read, make, addHolder, recover }
}
