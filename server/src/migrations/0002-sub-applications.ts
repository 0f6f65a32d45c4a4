import { type Kysely, sql } from 'kysely'

/**
 * Creates the tables for the active version of each sub-application and for the one-time link of the first
 * administrator.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sub_application (
      name text primary key,
      active_version text not null,
      enabled boolean not null,
      changed_by text not null,
      changed_at timestamptz not null
    )`.execute(db)

  await sql`
    create table setup_link (
      token_hash text primary key,
      expires_at timestamptz not null
    )`.execute(db)
}
