import type { AdminDepartment } from '@apron/contract/organisation/admin-department'

type Placed = Pick<AdminDepartment, 'code' | 'parentCode' | 'level' | 'below'>

/** Branches of the tree that a page boundary splits. */
export interface CutBranches {
  /** Ancestors of this page's departments that are on an earlier page, topmost first. */
  readonly before: readonly string[]
  /** Departments on this page with descendants on a later page. */
  readonly after: readonly string[]
}

/** @param rows a page of departments in tree order: children follow their parent */
export function cutBranches(rows: readonly Placed[]): CutBranches {
  const codes = new Set(rows.map(({ code }) => code))
  const parentless = rows
    .filter(({ parentCode }) => parentCode !== '' && !codes.has(parentCode))
    .toSorted((one, other) => one.level - other.level)
  const here = Map.groupBy(rows, ({ parentCode }) => parentCode)
  return {
    before: [...new Set(parentless.map(({ parentCode }) => parentCode))],
    after: rows.filter(({ code, below }) => (here.get(code)?.length ?? 0) < below).map(({ code }) => code),
  }
}
