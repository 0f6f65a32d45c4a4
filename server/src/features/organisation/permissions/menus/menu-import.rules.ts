import type { FieldProblem } from '@apron/contract/errors/field-problems'
import type { MenuRole } from '@apron/contract/menus/admin-menu'
import { MENU_DEPTH } from '@apron/contract/menus/menu-item'
import { menuProblems } from '@apron/contract/rules/menus/menu-fields'
import type { PermissionDecision } from '@apron/contract/rules/rights/permission-decision'
import type { PlannedRow } from '@apron/server-kit/csv/import-report'
import { type CsvRow, codesOf } from '@apron/server-kit/csv/read-csv'
import type { StoredMenu } from './admin-menus.store.ts'
import { breaksAdministration } from './administration-entry.rules.ts'
import { type MenuPlaces, placeProblem, placesOf } from './menu-place.rules.ts'

/** An entry from an import file. Entries are identified by their English path, which works for new ones too. */
export interface ImportedMenu {
  /** Existing entry, or null for a new one. */
  readonly id: string | null
  /** English names from the root down to it. */
  readonly path: string
  /** Path of the parent group; empty at the root. */
  readonly parent: string
  readonly nameZh: string
  readonly nameEn: string
  readonly url: string
  readonly sort: number
  readonly hidden: boolean
  readonly alwaysShow: boolean
  readonly identify: string
  readonly roles: readonly MenuRole[]
}

export interface KnownMenuCodes {
  readonly rights: ReadonlySet<string>
  readonly roles: ReadonlySet<string>
}

const SEPARATOR = ' / '
const NUMBER = /^\d{1,4}$/
const YES = new Set(['true', '1'])
const NO = new Set(['false', '0', ''])

/** Returns all entries by path. Of two with the same path the first wins. */
export function menuPaths(entries: readonly StoredMenu[]): ReadonlyMap<string, StoredMenu> {
  const byId = new Map(entries.map(entry => [entry.id, entry]))
  const pathTo = (entry: StoredMenu, seen: readonly string[]): string => {
    const above = entry.parentId === null ? undefined : byId.get(entry.parentId)
    if (above === undefined || seen.includes(above.id)) return entry.nameEn
    return pathTo(above, [...seen, above.id]) + SEPARATOR + entry.nameEn
  }
  const paths = new Map<string, StoredMenu>()
  for (const entry of entries) {
    const path = pathTo(entry, [entry.id])
    if (!paths.has(path)) paths.set(path, entry)
  }
  return paths
}

/**
 * Plans the import of each row. A page is identified by its address, a group by its path.
 *
 * @param authorize applies the permission rules to the entry's permission, before and after
 */
export function planMenus(
  rows: readonly CsvRow[],
  entries: readonly StoredMenu[],
  known: KnownMenuCodes,
  authorize: (before: string | null, after: string) => PermissionDecision,
): PlannedRow<ImportedMenu>[] {
  const paths = menuPaths(entries)
  const pathOf = new Map([...paths].map(([path, entry]) => [entry.id, path]))
  const byUrl = new Map(entries.toReversed().flatMap(entry => (entry.url === '' ? [] : [[entry.url, entry]])))
  const parsed = rows.map(row => {
    const { path, url } = menuOf(row.cells)
    const group = paths.get(path)
    const before = (url === '' ? (group?.url === '' ? group : undefined) : byUrl.get(url)) ?? null
    const cells = before === null ? row.cells : withStored(row.cells, before)
    return { row: { ...row, cells }, wanted: { ...menuOf(cells), id: before?.id ?? null }, before }
  })
  const rowsOf = Map.groupBy(parsed, ({ wanted }) => keyOf(wanted))
  const places = finalPlaces(entries, paths, parsed)

  return parsed.map(({ row: { row, cells, whole }, wanted, before }) => {
    const key = keyOf(wanted)
    const problems: FieldProblem[] = whole
      ? [
          ...cellProblems(cells),
          ...menuProblems(wanted, known.rights),
          ...roleProblems(wanted.roles, known.roles),
          ...placeProblems(wanted, places),
        ]
      : [{ field: '', problem: 'columns' }]
    if (breaksAdministration(before, wanted)) problems.push({ field: 'roles', problem: 'administration' })
    else if (authorize(before?.identify ?? null, wanted.identify).outcome === 'refused')
      problems.push({ field: 'identify', problem: 'guardedMenu' })
    if (key !== '' && (rowsOf.get(key)?.length ?? 0) > 1)
      problems.push({ field: wanted.url === '' ? 'nameEn' : 'url', problem: 'twice', params: { value: key } })
    const fields = before === null ? [] : differingFields(wanted, before, pathOf)
    return {
      row,
      key,
      wanted,
      problems,
      kind: before === null ? 'added' : fields.length > 0 ? 'changed' : 'unchanged',
      fields,
      version: before?.version ?? null,
    }
  })
}

const keyOf = ({ url, path }: ImportedMenu) => url || path

function menuOf(cells: ReadonlyMap<string, string>): ImportedMenu {
  const cell = (name: string) => cells.get(name) ?? ''
  const parent = cell('parent')
    .split('/')
    .map(name => name.trim())
    .filter(name => name !== '')
    .join(SEPARATOR)
  const nameEn = cell('nameEn')
  return {
    id: null,
    path: parent === '' ? nameEn : parent + SEPARATOR + nameEn,
    parent,
    nameZh: cell('nameZh'),
    nameEn,
    url: cell('url'),
    sort: NUMBER.test(cell('sort')) ? Number(cell('sort')) : 0,
    hidden: YES.has(cell('hidden').toLowerCase()),
    alwaysShow: YES.has(cell('alwaysShow').toLowerCase()),
    identify: cell('identify'),
    roles: codesOf(cell('roles')).map(code => {
      const [roleCode = '', userType] = code.split(':')
      return { roleCode, userType: userType === 'enterprise' ? 'enterprise' : 'employee' }
    }),
  }
}

/** Fills missing cells with the stored values, which leaves them unchanged. */
function withStored(cells: ReadonlyMap<string, string>, before: StoredMenu): ReadonlyMap<string, string> {
  const roles = before.roles.map(({ roleCode, userType }) =>
    userType === 'enterprise' ? `${roleCode}:enterprise` : roleCode,
  )
  const stored = {
    sort: String(before.sort),
    hidden: String(before.hidden),
    alwaysShow: String(before.alwaysShow),
    identify: before.identify ?? '',
    roles: roles.join('|'),
  }
  return new Map([...Object.entries(stored), ...cells])
}

/** Returns unreadable cells: an invalid number, an invalid boolean, a role with an unknown suffix. */
function cellProblems(cells: ReadonlyMap<string, string>): FieldProblem[] {
  const problems: FieldProblem[] = []
  if (!NUMBER.test(cells.get('sort') ?? '')) problems.push({ field: 'sort', problem: 'number' })
  for (const field of ['hidden', 'alwaysShow']) {
    const cell = (cells.get(field) ?? '').toLowerCase()
    if (!YES.has(cell) && !NO.has(cell)) problems.push({ field, problem: 'yesNo' })
  }
  const unreadable = codesOf(cells.get('roles') ?? '').find(
    code => code.includes(':') && !/^[^:]+:(?:employee|enterprise)$/.test(code),
  )
  if (unreadable !== undefined)
    problems.push({ field: 'roles', problem: 'unknown', params: { value: unreadable } })
  return problems
}

function roleProblems(roles: readonly MenuRole[], known: ReadonlySet<string>): FieldProblem[] {
  const unknownRole = roles.find(({ roleCode }) => !known.has(roleCode))
  return unknownRole === undefined
    ? []
    : [{ field: 'roles', problem: 'unknown', params: { value: unknownRole.roleCode } }]
}

interface Places {
  readonly tree: MenuPlaces
  /** Entry id of each path, existing or new. */
  readonly ids: ReadonlyMap<string, string>
}

/** Returns the tree after the import. New entries use their path as id. */
function finalPlaces(
  entries: readonly StoredMenu[],
  paths: ReadonlyMap<string, StoredMenu>,
  parsed: readonly { readonly wanted: ImportedMenu }[],
): Places {
  const ids = new Map([...paths].map(([path, { id }]) => [path, id]))
  for (const { wanted } of parsed) ids.set(wanted.path, wanted.id ?? wanted.path)
  const parents = new Map<string, string | null>(entries.map(({ id, parentId }) => [id, parentId]))
  for (const { wanted } of parsed) parents.set(wanted.id ?? wanted.path, ids.get(wanted.parent) ?? null)
  // Rows are checked one by one. An entry's stored descendants count only if the file does not mention them.
  const named = new Set(parsed.map(({ wanted }) => wanted.id))
  const { below } = placesOf(entries.filter(({ id }) => !named.has(id)))
  return { tree: { parents, below }, ids }
}

function placeProblems({ id, path, parent, nameEn }: ImportedMenu, { tree, ids }: Places): FieldProblem[] {
  const parentId = parent === '' ? null : ids.get(parent)
  if (parentId === undefined) return [{ field: 'parent', problem: 'noGroup', params: { value: parent } }]
  switch (placeProblem(tree, id ?? path, parentId)) {
    case 'loop':
      return [{ field: 'parent', problem: 'loop', params: { value: nameEn } }]
    case 'deep':
      return [{ field: 'parent', problem: 'tooDeep', params: { max: String(MENU_DEPTH) } }]
    default:
      return []
  }
}

const COMPARED_FIELDS = ['nameZh', 'nameEn', 'sort', 'hidden', 'alwaysShow', 'identify'] as const

function differingFields(
  wanted: ImportedMenu,
  before: StoredMenu,
  pathOf: ReadonlyMap<string, string>,
): string[] {
  const parent = before.parentId === null ? '' : (pathOf.get(before.parentId) ?? '')
  return [
    ...(parent === wanted.parent ? [] : ['parent']),
    ...COMPARED_FIELDS.filter(name => wanted[name] !== before[name]),
    ...(grantKeys(wanted.roles).symmetricDifference(grantKeys(before.roles)).size > 0 ? ['roles'] : []),
  ]
}

function grantKeys(list: readonly MenuRole[]): Set<string> {
  return new Set(list.map(({ roleCode, userType }) => `${roleCode}:${userType}`))
}
