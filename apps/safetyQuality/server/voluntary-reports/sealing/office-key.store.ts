import type { ReportDb } from '../report.tables.ts'

/** Returns the public key that reports are sealed for, or null if the office has no key. */
export async function officeRecipient(db: ReportDb): Promise<string | null> {
  const key = await findOfficeKey(db)
  return key?.recipient ?? null
}

export const findOfficeKey = (db: ReportDb) =>
  db.selectFrom('safety_quality_office_key').selectAll().executeTakeFirst()

export const listHolders = (db: ReportDb) =>
  db.selectFrom('safety_quality_key_holder').selectAll().orderBy('added_at').execute()

interface ChangeStamp {
  readonly by: string
  readonly at: Date
}

/** @returns false if there is already a key */
export async function addOfficeKey(
  db: ReportDb,
  key: { readonly recipient: string; readonly recovery: string },
  { by, at }: ChangeStamp,
): Promise<boolean> {
  const added = await db
    .insertInto('safety_quality_office_key')
    .values({ ...key, made_by: by, made_at: at })
    .onConflict(conflict => conflict.doNothing())
    .returning('recipient')
    .executeTakeFirst()
  return added !== undefined
}

/** Stores the wrapped key of a holder. A new passphrase replaces the previous one. */
export async function putHolder(
  db: ReportDb,
  userCode: string,
  wrapped: string,
  stamp: ChangeStamp,
): Promise<void> {
  const columns = { wrapped, added_by: stamp.by, added_at: stamp.at }
  await db
    .insertInto('safety_quality_key_holder')
    .values({ user_code: userCode, ...columns })
    .onConflict(conflict => conflict.column('user_code').doUpdateSet(columns))
    .execute()
}
