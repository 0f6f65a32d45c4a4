import { type Kysely, sql } from 'kysely'

/** Dictionary directories and their entries. Entries are disabled, not deleted, while records use them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table dictionary_directory (
      code text primary key check (code ~ '^[A-Za-z0-9_]{1,64}$'),
      name_zh text not null,
      name_en text not null,
      parent_code text references dictionary_directory (code)
    )`.execute(db)
  await sql`
    create table dictionary_entry (
      id uuid primary key,
      directory_code text not null references dictionary_directory (code),
      value text not null,
      name_zh text not null,
      name_en text not null,
      sort smallint not null check (sort between 0 and 99),
      enabled boolean not null default true,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      updated_by text not null,
      unique (directory_code, value)
    )`.execute(db)
}
