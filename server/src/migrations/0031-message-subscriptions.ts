import { type Kysely, sql } from 'kysely'

/** Creates subscriptions: the chosen values of each template. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table message_subscription (
      template text not null,
      user_code text not null references app_user (user_code) on delete cascade,
      attribute text not null,
      value text not null,
      primary key (template, user_code, attribute, value)
    )`.execute(db)
  await sql`create index message_subscription_of_user on message_subscription (user_code)`.execute(db)
}
