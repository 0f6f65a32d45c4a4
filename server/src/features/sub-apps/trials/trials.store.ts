import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import type { Trial, TryingPerson } from './trial-rules.ts'

type TrialTable = {
  name: string
  version: string
  users: string[]
  roles: string[]
  ends_at: Date
  set_by: string
  set_at: Date
}
type Tables = { sub_app_trial: TrialTable }

export type StoredTrial = Selectable<TrialTable>

/** What is tried now. */
export async function currentTrials(db: Kysely<unknown>, now: Date): Promise<StoredTrial[]> {
  return await db
    .withTables<Tables>()
    .selectFrom('sub_app_trial')
    .selectAll()
    .where('ends_at', '>', now)
    .orderBy('name')
    .execute()
}

export function trialOf({ name, version, users, roles, ends_at: endsAt }: StoredTrial): Trial {
  return { name, version, users, roles, endsAt }
}

export async function isOnTrial(
  db: Kysely<unknown>,
  { name, version }: Pick<Trial, 'name' | 'version'>,
  now: Date,
): Promise<boolean> {
  return (await currentTrials(db, now)).some(trial => trial.name === name && trial.version === version)
}

/** Begins a trial; another one of the application ends by it. */
export async function putTrial(db: Kysely<unknown>, trial: Insertable<TrialTable>): Promise<void> {
  const { name: _name, ...rest } = trial
  await db
    .withTables<Tables>()
    .insertInto('sub_app_trial')
    .values(trial)
    .onConflict(conflict => conflict.column('name').doUpdateSet(rest))
    .execute()
}

/** @returns the version that was tried; null when none was */
export async function dropTrial(db: Kysely<unknown>, name: string): Promise<string | null> {
  const row = await db
    .withTables<Tables>()
    .deleteFrom('sub_app_trial')
    .where('name', '=', name)
    .returning('version')
    .executeTakeFirst()
  return row?.version ?? null
}

/** What of somebody decides about trials. */
export async function tryingPerson(db: Kysely<unknown>, userCode: string): Promise<TryingPerson> {
  const { rows } = await sql<{ role_code: string }>`
    select role_code from user_role where user_code = ${userCode}`.execute(db)
  return { userCode, roles: rows.map(row => row.role_code) }
}

/** Which of these are nobody’s number and no role’s code. */
export async function unknownCodes(
  db: Kysely<unknown>,
  users: readonly string[],
  roles: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from unnest(${[...users]}::text[]) as u(code)
     where not exists (select 1 from app_user where user_code = code)
    union all
    select code from unnest(${[...roles]}::text[]) as r(code)
     where not exists (select 1 from role where role.code = r.code)`.execute(db)
  return rows.map(({ code }) => code)
}
