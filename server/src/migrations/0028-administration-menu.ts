import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'

/** Kind of record, Chinese and English name, in menu order. */
const PAGES = [
  ['users', 'user', '用户管理', 'Users'],
  ['roles', 'role', '角色管理', 'Roles'],
  ['menus', 'menu', '菜单管理', 'Menus'],
  ['resources', 'resource', '权限资源', 'Resources'],
  ['departments', 'department', '部门管理', 'Departments'],
  ['sites', 'site', '航站管理', 'Sites'],
  ['translations', 'translation', '翻译管理', 'Translations'],
  ['notices', 'notice', '公告管理', 'Notices'],
  ['subApps', 'subApp', '子应用管理', 'Sub-applications'],
  ['operations', 'operation', '操作日志', 'Operation log'],
] as const
/** The page whose permission existed before. */
const VERSIONS = 'subApp'
/** The log cannot be edited. */
const LOG = 'operation'

/**
 * Adds favourites and administration to the menu of databases filled before. New ones are filled after the migrations.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const filled = await sql`select from role where code = 'ADMIN'`.execute(db)
  if (filled.rows.length === 0) return

  await addEntry(db, { id: randomUUID(), url: '/myCollect', zh: '我的收藏', en: 'My favourites', sort: 1 })
  await sql`
    insert into role_menu (role_code, menu_id, user_type)
    select r.code, m.id, t.user_type
      from role r, menu m, (values ('employee'), ('enterprise')) t (user_type)
     where m.url = '/myCollect'`.execute(db)

  const group = randomUUID()
  await addEntry(db, { id: group, url: '', zh: '系统管理', en: 'Administration', sort: 14 })
  await sql`update menu set always_show = true where id = ${group}`.execute(db)
  for (const [sort, [kind, object, zh, en]] of PAGES.entries()) {
    const url = `/admin/${kind}`
    const view = object === VERSIONS ? 'portal:subApp:manage' : `portal:${object}:view`
    if (object === VERSIONS) await sql`update resource set url = ${url} where identify = ${view}`.execute(db)
    else await addRight(db, view, url, `查看${zh}`, `See ${en.toLowerCase()}`)
    if (object !== VERSIONS && object !== LOG) {
      await addRight(db, `portal:${object}:edit`, url, `编辑${zh}`, `Edit ${en.toLowerCase()}`)
    }
    const id = randomUUID()
    await addEntry(db, { id, parent: group, url, zh, en, sort, identify: view })
    await sql`insert into role_menu (role_code, menu_id, user_type) values ('ADMIN', ${id}, 'employee')`.execute(
      db,
    )
  }
}

interface Entry {
  readonly id: string
  readonly parent?: string
  readonly url: string
  readonly zh: string
  readonly en: string
  readonly sort: number
  readonly identify?: string
}

async function addEntry(db: Kysely<unknown>, entry: Entry): Promise<void> {
  const { id, parent = null, url, zh, en, sort, identify = null } = entry
  await sql`
    insert into menu (id, parent_id, url, name_zh, name_en, sort, identify)
    values (${id}, ${parent}, ${url}, ${zh}, ${en}, ${sort}, ${identify})`.execute(db)
}

async function addRight(
  db: Kysely<unknown>,
  identify: string,
  url: string,
  zh: string,
  en: string,
): Promise<void> {
  await sql`
    insert into resource (identify, url, title_zh, title_en) values (${identify}, ${url}, ${zh}, ${en})
    on conflict do nothing`.execute(db)
  await sql`
    insert into role_resource (role_code, identify, user_type) values ('ADMIN', ${identify}, 'employee')
    on conflict do nothing`.execute(db)
}
