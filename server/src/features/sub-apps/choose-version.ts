import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { Refusal } from '@apron/contract/errors/refusal'
import { SUB_APP_NAME } from '@apron/contract/sub-apps/names'
import type { Clock } from '@apron/server-kit/time/clock'
import type { Kysely } from 'kysely'
import { OperatorError } from '../../platform/config/operator-error.ts'
import type { AdministrationEntry } from '../../platform/log/audited.ts'
import type { SecurityAudit } from '../../platform/log/security-audit.ts'
import type { AppCatalogue } from '../../platform/registry/app-catalogue.ts'
import { BrokenAppVersion } from '../../platform/registry/app-version.ts'
import { type AppFolder, versionsToTry } from '../../platform/registry/version-order.ts'
import type { SubAppsTables } from './sub-apps.tables.ts'
import { subAppTexts } from './sub-apps.texts.ts'

/** An administrator with their address, or an operator at the terminal. */
export interface VersionChangeAuthor {
  readonly userCode: string
  readonly address?: string
}

/**
 * Lets a person choose the active version, with an audit entry in the same transaction. Failures change nothing: an
 * {@link OperatorError}, or a {@link Refusal} if somebody else has chosen meanwhile.
 */
export interface VersionChooser {
  /**
   * Activates a version. Later builds do not replace it.
   * @param seen the active version that the person saw; not checked if absent
   * @returns the previous version, or null
   */
  use(name: string, version: string, by: VersionChangeAuthor, seen?: string | null): Promise<string | null>
  /** Activates the last build and follows later ones again. @returns the active version */
  follow(name: string, by: VersionChangeAuthor, seen?: string | null): Promise<string>
  setEnabled(name: string, enabled: boolean, by: VersionChangeAuthor): Promise<void>
  /** Called for a new version. The first one of an application becomes active. @returns whether it did */
  placed(name: string, version: string, by: VersionChangeAuthor): Promise<boolean>
  /** Returns the active version. */
  active(name: string): Promise<string>
}

interface Choice {
  readonly version: string
  readonly by: VersionChangeAuthor
  readonly pinned: boolean
  readonly seen: string | null | undefined
}

interface RecordedChoice {
  readonly name: string
  readonly before?: string | undefined
  readonly version: string
  readonly by: VersionChangeAuthor
}

export function createVersionChooser(
  database: Kysely<unknown>,
  catalogue: AppCatalogue,
  clock: Clock,
  audit: SecurityAudit,
): VersionChooser {
  const db = database.withTables<SubAppsTables>()

  async function folderOf(name: string): Promise<AppFolder> {
    const folders = await catalogue.folders()
    const folder = SUB_APP_NAME.test(name) ? folders.get(name) : undefined
    if (folder === undefined) throw new OperatorError(subAppTexts.unknownApp([...folders.keys()]))
    return folder
  }

  async function intactVersions(name: string, versions: readonly string[]): Promise<string[]> {
    const found: string[] = []
    for (const version of versions) {
      if ((await catalogue.version(name, version)) !== null) found.push(version)
    }
    return found
  }

  /** Checks the files again: they may have been repaired or damaged since the last check. */
  async function requireIntact(name: string, version: string): Promise<void> {
    const { versions } = await folderOf(name)
    const known = versions.includes(version)
    const verdict = known ? await catalogue.check(name, version) : null
    if (verdict !== null && !(verdict instanceof BrokenAppVersion)) return
    const usable = (await intactVersions(name, versions)).toReversed()
    const reason = verdict?.reason ?? subAppTexts.unknownVersion()
    throw new OperatorError(subAppTexts.notUsable(name, version, reason, usable))
  }

  async function recordAudit(
    transaction: Kysely<unknown>,
    by: VersionChangeAuthor,
    entry: AdministrationEntry,
  ) {
    const { userCode, address } = by
    await audit({ ...entry, userCode, ...(address === undefined ? {} : { address }) }, transaction)
  }

  async function recordChoice(
    transaction: Kysely<unknown>,
    { name, before, version, by }: RecordedChoice,
  ): Promise<void> {
    const change = before === undefined ? version : `${before} → ${version}`
    await recordAudit(transaction, by, { event: 'application version chosen', target: name, change })
  }

  async function choose(name: string, { version, by, pinned, seen }: Choice): Promise<string | null> {
    const chosen = { active_version: version, changed_by: by.userCode, changed_at: clock.now(), pinned }
    return await database.transaction().execute(async transaction => {
      const before = await transaction
        .withTables<SubAppsTables>()
        .selectFrom('sub_application')
        .select('active_version')
        .where('name', '=', name)
        .forUpdate()
        .executeTakeFirst()
      if (seen !== undefined && seen !== (before?.active_version ?? null))
        throw new Refusal(SERVER_ERRORS.conflict)
      await transaction
        .withTables<SubAppsTables>()
        .insertInto('sub_application')
        .values({ name, enabled: true, ...chosen })
        .onConflict(conflict => conflict.column('name').doUpdateSet(chosen))
        .execute()
      await recordChoice(transaction, { name, before: before?.active_version, version, by })
      return before?.active_version ?? null
    })
  }

  return {
    async use(name, version, by, seen) {
      await requireIntact(name, version)
      return await choose(name, { version, by, pinned: true, seen })
    },

    async follow(name, by, seen) {
      for (const version of versionsToTry(await folderOf(name), null)) {
        if ((await catalogue.check(name, version)) instanceof BrokenAppVersion) continue
        await choose(name, { version, by, pinned: false, seen })
        return version
      }
      throw new OperatorError(subAppTexts.noneUsable(name))
    },

    async setEnabled(name, enabled, by) {
      await folderOf(name)
      await database.transaction().execute(async transaction => {
        const { numUpdatedRows } = await transaction
          .withTables<SubAppsTables>()
          .updateTable('sub_application')
          .set({ enabled, switched_by: by.userCode, switched_at: clock.now() })
          .where('name', '=', name)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) throw new OperatorError(subAppTexts.neverActive(name))
        const event = enabled ? 'application enabled' : 'application disabled'
        await recordAudit(transaction, by, { event, target: name })
      })
    },

    async placed(name, version, by) {
      await requireIntact(name, version)
      return await database.transaction().execute(async transaction => {
        const inserted = await transaction
          .withTables<SubAppsTables>()
          .insertInto('sub_application')
          .values({
            name,
            active_version: version,
            enabled: true,
            pinned: true,
            changed_by: by.userCode,
            changed_at: clock.now(),
          })
          .onConflict(conflict => conflict.doNothing())
          .returning('name')
          .executeTakeFirst()
        if (inserted === undefined) return false
        await recordChoice(transaction, { name, version, by })
        return true
      })
    },

    async active(name) {
      await folderOf(name)
      const row = await db
        .selectFrom('sub_application')
        .select('active_version')
        .where('name', '=', name)
        .executeTakeFirst()
      if (row === undefined) throw new OperatorError(subAppTexts.neverActive(name))
      return row.active_version
    },
  }
}
