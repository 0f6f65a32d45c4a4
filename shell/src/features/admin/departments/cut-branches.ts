import type { AdminDepartment } from '@apron/contract/entities/admin-department'

type Placed = Pick<AdminDepartment, 'code' | 'parentCode' | 'level' | 'below'>

/** Where a page of the tree was cut off. */
export interface CutBranches {
  /** The departments on a page before that some of this one belong to, the highest first. */
  readonly before: readonly string[]
  /** Those of this page of which some departments are on a page behind. */
  readonly after: readonly string[]
}

/** @param rows a page of all departments, in the order of the tree: what belongs to one stands below it */
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
