import type { AdminDepartment } from '@apron/contract/organisation/admin-department'

type TreeRow = Pick<AdminDepartment, 'code' | 'parentCode' | 'level' | 'below'>

/** Branches of the tree that a page boundary splits. */
export interface CutBranches {
  /** Ancestors of this page's departments that are on an earlier page, topmost first. */
  readonly before: readonly string[]
  /** Departments on this page with descendants on a later page. */
  readonly after: readonly string[]
}

/** @param rows a page of departments in tree order: children follow their parent */
export function cutBranches(rows: readonly TreeRow[]): CutBranches {
  const codes = new Set(rows.map(({ code }) => code))
  const parentless = rows
    .filter(({ parentCode }) => parentCode !== '' && !codes.has(parentCode))
    .toSorted((one, other) => one.level - other.level)
  const childrenByParent = Map.groupBy(rows, ({ parentCode }) => parentCode)
  return {
    before: [...new Set(parentless.map(({ parentCode }) => parentCode))],
    after: rows
      .filter(({ code, below }) => (childrenByParent.get(code)?.length ?? 0) < below)
      .map(({ code }) => code),
  }
}
