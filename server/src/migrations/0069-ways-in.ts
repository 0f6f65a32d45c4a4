import { type Kysely, sql } from 'kysely'
import { ROLE_DESCRIPTIONS } from '../seed/data/role-descriptions.data.ts'

/** When a link was made, which its person is told; and what a role is for, in words. A store that is filled later gets them with its roles. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A node of the version before says nothing of it.
  await sql`alter table person_link add column made_at timestamptz not null default now()`.execute(db)
  await sql`update person_link set made_at = expires_at - interval '7 days'`.execute(db)
  await sql`alter table role add column description_zh text not null default ''`.execute(db)
  await sql`alter table role add column description_en text not null default ''`.execute(db)
  for (const [code, { zh, en }] of Object.entries(ROLE_DESCRIPTIONS)) {
    await sql`update role set description_zh = ${zh}, description_en = ${en} where code = ${code}`.execute(db)
  }
}
