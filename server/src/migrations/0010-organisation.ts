import { type Kysely, sql } from 'kysely'

/** Departments, enterprises and airports (domain: sites and departments). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table department (
      code text primary key,
      name_zh text not null,
      name_en text not null,
      parent_code text references department (code),
      kind text not null check (kind in ('department', 'customer', 'supplier'))
    )`.execute(db)
  await sql`create index department_parent on department (parent_code)`.execute(db)

  await sql`
    create table airport (
      id uuid primary key,
      three_code text not null unique check (three_code ~ '^[A-Z]{3}$'),
      icao text not null unique check (icao ~ '^[A-Z]{4}$'),
      name_zh text not null,
      name_en text not null,
      is_site boolean not null
    )`.execute(db)
}
