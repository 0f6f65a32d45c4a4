import { type Kysely, sql } from 'kysely'
import type { MessagesTables } from './messages.tables.ts'
import type { ChosenValue } from './subscriptions.rules.ts'

/** Returns a person's subscriptions. */
export async function subscriptionsOf(db: Kysely<unknown>, userCode: string): Promise<ChosenValue[]> {
  return await db
    .withTables<MessagesTables>()
    .selectFrom('message_subscription')
    .select(['template', 'attribute', 'value'])
    .where('user_code', '=', userCode)
    .execute()
}

/** Replaces all subscriptions of a person. Concurrent saves are serialised: one of them remains, complete. */
export async function replaceSubscriptions(
  db: Kysely<unknown>,
  userCode: string,
  chosen: readonly ChosenValue[],
): Promise<void> {
  await db.transaction().execute(async transaction => {
    await sql`select 1 from app_user where user_code = ${userCode} for no key update`.execute(transaction)
    const own = transaction.withTables<MessagesTables>()
    await own.deleteFrom('message_subscription').where('user_code', '=', userCode).execute()
    await sql`
      insert into message_subscription (template, user_code, attribute, value)
      select c.template, ${userCode}, c.attribute, c.value
        from jsonb_to_recordset(${JSON.stringify(chosen)}::jsonb) c (template text, attribute text, value text)
      on conflict do nothing`.execute(transaction)
  })
}
