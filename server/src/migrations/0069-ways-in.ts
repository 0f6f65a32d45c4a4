import { type Kysely, sql } from 'kysely'
import { ROLE_DESCRIPTIONS } from '../seed/data/role-descriptions.data.ts'

/**
 * Adds the creation time of links, which the person is shown, and descriptions of roles. Databases filled later get
 * them with their roles.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A node of the previous version does not set it.
  await sql`alter table person_link add column made_at timestamptz not null default now()`.execute(db)
  await sql`update person_link set made_at = expires_at - interval '7 days'`.execute(db)
  await sql`alter table role add column description_zh text not null default ''`.execute(db)
  await sql`alter table role add column description_en text not null default ''`.execute(db)
  for (const [code, { zh, en }] of Object.entries(ROLE_DESCRIPTIONS)) {
    await sql`update role set description_zh = ${zh}, description_en = ${en} where code = ${code}`.execute(db)
  }
}
