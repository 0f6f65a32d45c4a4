import type { Kysely } from 'kysely'
import { OperatorError } from '../../../platform/config/operator-error.ts'
import type { FlowTables } from '../flow.tables.ts'
import type { Definition, TemplateFiles } from './definition.ts'
import { readTemplate } from './read-template.ts'

/** A template shipped with the release. */
export interface ShippedTemplate {
  readonly definition: Definition
  readonly files: TemplateFiles
  readonly version: number
}

/**
 * Stores the templates of this release. Rejects different content under an existing version number. A version
 * stored by a newer release is kept and remains the newest.
 * @throws OperatorError
 */
export async function addTemplates(
  db: Kysely<unknown>,
  templates: readonly ShippedTemplate[],
  now: Date,
): Promise<void> {
  for (const { definition, files, version } of templates) {
    const { kind, digest } = definition
    const key = { kind, version }
    await db
      .withTables<FlowTables>()
      .insertInto('flow_template')
      .values({
        ...key,
        digest,
        files: JSON.stringify(files),
        texts: JSON.stringify(definition.texts),
        loaded_at: now,
      })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    const stored = await db
      .withTables<FlowTables>()
      .selectFrom('flow_template')
      .select('digest')
      .where('kind', '=', kind)
      .where('version', '=', version)
      .executeTakeFirstOrThrow()
    if (stored.digest === digest) continue
    throw new OperatorError({
      zh: `流程模板 ${kind} 的版本 ${version} 与库中同号版本内容不同。请为修改后的模板使用新的版本号。`,
      en: `Version ${version} of the process template ${kind} has other content than the same version in the store. Give the changed template a new version number.`,
    })
  }
}

/**
 * Reads process definitions by kind and version. Cached, because a version never changes. `db` may be the transaction of
 * a decision.
 */
export interface Templates {
  at(db: Kysely<unknown>, kind: string, version: number): Promise<Definition>
  /** Returns the version that new processes of a kind use, or null for an unknown kind. */
  newest(
    db: Kysely<unknown>,
    kind: string,
  ): Promise<{ readonly definition: Definition; readonly version: number } | null>
  /** Returns all versions of a kind. */
  versions(db: Kysely<unknown>, kind: string): Promise<readonly number[]>
  /** Returns the newest version of each kind. */
  newestOfEachKind(
    db: Kysely<unknown>,
  ): Promise<readonly { readonly definition: Definition; readonly version: number }[]>
}

async function loadDefinition(db: Kysely<unknown>, kind: string, version: number): Promise<Definition> {
  const { files } = await db
    .withTables<FlowTables>()
    .selectFrom('flow_template')
    .select('files')
    .where('kind', '=', kind)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  const template = await readTemplate(kind, files)
  if (!template.ok) throw new Error(`The stored template ${kind} ${version} cannot be read`)
  return template.definition
}

/** Selects the newest version of each kind. */
function newestVersions(db: Kysely<unknown>) {
  return db
    .withTables<FlowTables>()
    .selectFrom('flow_template')
    .select(({ fn }) => ['kind', fn.max('version').as('version')])
    .groupBy('kind')
    .orderBy('kind')
}

export function createTemplates(): Templates {
  const cache = new Map<string, Promise<Definition>>()

  function at(db: Kysely<unknown>, kind: string, version: number): Promise<Definition> {
    const key = `${kind}:${version}`
    const definitionPromise = cache.get(key) ?? loadDefinition(db, kind, version)
    cache.set(key, definitionPromise)
    definitionPromise.catch(() => cache.delete(key))
    return definitionPromise
  }

  return {
    at,
    async newest(db, kind) {
      const row = await newestVersions(db).where('kind', '=', kind).executeTakeFirst()
      return row === undefined ? null : { definition: await at(db, kind, row.version), version: row.version }
    },
    async versions(db, kind) {
      const rows = await db
        .withTables<FlowTables>()
        .selectFrom('flow_template')
        .select('version')
        .where('kind', '=', kind)
        .execute()
      return rows.map(({ version }) => version)
    },
    async newestOfEachKind(db) {
      const rows = await newestVersions(db).execute()
      return await Promise.all(
        rows.map(async ({ kind, version }) => ({ definition: await at(db, kind, version), version })),
      )
    },
  }
}
