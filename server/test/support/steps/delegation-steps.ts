import type { DelegationQuery, DelegationSave } from '@apron/contract/delegations/delegation'
import {
  getDelegation,
  pageDelegations,
  revokeDelegation,
  saveDelegation,
} from '@apron/contract/delegations/delegation.calls'
import { wireDate } from '@apron/contract/wire/formats/wire-time'
import { type Kysely, sql } from 'kysely'
import type { PortalClient } from '../clients/portal-client.ts'

const DAY_MS = 86_400_000

/** Returns the date this many days from now, by the machine's clock, which the test stores use. */
export const dayFromNow = (days: number) => wireDate(new Date(Date.now() + days * DAY_MS))

/** A delegation of MANAGER in the tools from 范立群 to 卢思远 for a week. */
export const delegationBody = (part: Partial<DelegationSave> = {}): DelegationSave => ({
  id: null,
  version: null,
  delegator: '100401',
  delegate: '100403',
  role: 'MANAGER',
  applications: ['tools'],
  department: 'D08',
  messages: 'role',
  name: '外出培训',
  validFrom: dayFromNow(0),
  validTo: dayFromNow(6),
  ...part,
})

export const give = async (client: PortalClient, part: Partial<DelegationSave> = {}) =>
  (await client.call(saveDelegation, { body: delegationBody(part) })).envelope

/** Creates a delegation. @returns its id */
export async function createDelegation(
  client: PortalClient,
  part: Partial<DelegationSave> = {},
): Promise<string> {
  const { data, msg } = await give(client, part)
  const id = data?.delegation?.id
  if (id === undefined) throw new Error(`Delegation not created: ${msg}`)
  return id
}

export const revoke = async (client: PortalClient, id: string) =>
  (await client.call(revokeDelegation, { query: { id } })).envelope

export const detailsOf = async (client: PortalClient, id: string) =>
  (await client.call(getDelegation, { query: { id } })).envelope

export const listed = async (client: PortalClient, criteria: DelegationQuery['queryCriteria'] = {}) =>
  (await client.call(pageDelegations, { body: { current: 1, size: 50, queryCriteria: criteria } })).envelope
    .data.records

/** Shifts a delegation into the past, as if it had been given earlier. @param ends milliseconds from now */
export async function setDelegationEnd(db: Kysely<unknown>, id: string, ends: number): Promise<void> {
  await sql`
    update delegation
       set valid_from = clock_timestamp() - interval '9 days', created_at = clock_timestamp() - interval '9 days',
           valid_until = clock_timestamp() + make_interval(secs => ${ends / 1_000}::double precision)
     where id::text = ${id}`.execute(db)
}

/** Deletes all delegations and their effects before the next test. */
export async function dropDelegations(db: Kysely<unknown>): Promise<void> {
  await sql`
    delete from message_recipient
     where message_id in (select id from message where event like 'DELEGATION%')`.execute(db)
  await sql`delete from delegated_act`.execute(db)
  await sql`delete from delegation`.execute(db)
}
