import type { SetupOptions } from '@apron/contract/sign-in/setup'
import { stripInvisible } from '@apron/contract/texts/normalize-text'
import { type Kysely, sql } from 'kysely'
import type { DepartmentsTables } from './departments.tables.ts'
import type { SitesTables } from './sites.tables.ts'

type Tables = DepartmentsTables & SitesTables

/** Upper limit, more airports or departments than a selection can show. */
const MAX_CHOICES = 2_000

/** Organisation data of the first start. The setup calls it step by step under its lock. */
export const FIRST_ORGANISATION = {
  async choices(db: Kysely<unknown>): Promise<Pick<SetupOptions, 'airports' | 'departments'>> {
    const store = db.withTables<Tables>()
    const airports = await store
      .selectFrom('airport')
      .select(['id', 'name_zh as cnName', 'name_en as enName', 'three_code as threeCode'])
      .select('is_site as isSite')
      .orderBy('three_code')
      .limit(MAX_CHOICES)
      .execute()
    const departments = await store
      .selectFrom('department')
      .select(['code', 'name_zh as nameZh', 'name_en as nameEn'])
      .where('kind', '=', 'department')
      .orderBy('code')
      .limit(MAX_CHOICES)
      .execute()
    return { airports, departments }
  },

  async siteCodes(db: Kysely<unknown>): Promise<string[]> {
    const rows = await db
      .withTables<Tables>()
      .selectFrom('airport')
      .select('three_code')
      .where('is_site', '=', true)
      .orderBy('three_code')
      .execute()
    return rows.map(({ three_code }) => three_code)
  },

  /** Makes exactly these airports sites. @returns false without any change if one is unknown */
  async putSites(
    db: Kysely<unknown>,
    chosen: readonly string[],
    keptSites: readonly string[],
  ): Promise<boolean> {
    const store = db.withTables<Tables>()
    const known = await store
      .selectFrom('airport')
      .select('three_code')
      .where('three_code', 'in', [...chosen])
      .execute()
    if (known.length < chosen.length) return false
    const sites = [...chosen, ...keptSites]
    await store
      .updateTable('airport')
      .set({ is_site: sql<boolean>`three_code = any(${sites}::text[])` })
      .execute()
    return true
  },

  /** Creates a root department unless it exists. */
  async addDepartment(
    db: Kysely<unknown>,
    { code, nameZh, nameEn }: { readonly code: string; readonly nameZh: string; readonly nameEn: string },
  ): Promise<void> {
    await db
      .withTables<Tables>()
      .insertInto('department')
      .values({
        code,
        name_zh: stripInvisible(nameZh),
        name_en: stripInvisible(nameEn),
        parent_code: null,
        kind: 'department',
      })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  },

  async hasDepartment(db: Kysely<unknown>, code: string): Promise<boolean> {
    const row = await db
      .withTables<Tables>()
      .selectFrom('department')
      .select('code')
      .where('code', '=', code)
      .executeTakeFirst()
    return row !== undefined
  },
}

export type FirstOrganisation = typeof FIRST_ORGANISATION
