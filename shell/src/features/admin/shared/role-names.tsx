import { fillText, useLanguage, useTexts } from '@apron/sdk'
import { adminTexts } from './admin.texts.ts'
import { useSourceOptions } from './use-source-options.ts'

/** Above this many their number says more than a line that is cut. */
const NAMED_ROLES = 2

/** What roles are called, by their codes. */
export function useRoleNames(): ReadonlyMap<string, string> {
  return new Map(useSourceOptions('role').map(({ value, label }) => [value, label.slice(value.length + 1)]))
}

/** Roles in a cell of a list: few by their names, many by their number; who points at it reads all. */
export function RoleNames({ names }: { readonly names: readonly string[] }) {
  const t = useTexts(adminTexts)
  const all = new Intl.ListFormat(useLanguage(), { type: 'conjunction' }).format(names)
  if (names.length <= NAMED_ROLES) return all
  return <span title={all}>{fillText(t.roleCount, { count: names.length })}</span>
}
