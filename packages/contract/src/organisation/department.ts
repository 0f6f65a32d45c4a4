import { type Static, Type } from 'typebox'
import { DictionaryOptions, DictionaryQuery } from '../dictionary/dictionary.ts'

const kind = Type.Union([Type.Literal('department'), Type.Literal('customer'), Type.Literal('supplier')])

/** A department, or the enterprise of external users. Names are in the language of the request. */
export const Department = Type.Object({
  deptCode: Type.String(),
  deptName: Type.String(),
  parentCode: Type.String({ description: 'Empty at the top' }),
  kind,
})
export type Department = Static<typeof Department>

/** Body of `cmnSysDept/query`. All given fields must match. */
export const DepartmentQuery = Type.Object({
  keyword: Type.Optional(Type.String({ maxLength: 60, description: 'Part of the code or of a name' })),
  parentCode: Type.Optional(
    Type.String({ maxLength: 64, description: 'Only direct children of this department' }),
  ),
  kind: Type.Optional(kind),
})
export type DepartmentQuery = Static<typeof DepartmentQuery>

/** A department with its sections. */
export interface DepartmentNode extends Department {
  children: DepartmentNode[]
}

/** Maximum depth of departments. Deeper levels are cut when read from the store. */
export const DEPARTMENT_DEPTH = 4

/** Unrolled schema of the tree, instead of a recursive one, because its depth is limited. */
function departmentLevel(depth: number): ReturnType<typeof Type.Unsafe<DepartmentNode>> {
  const children =
    depth === 0 ? Type.Array(Type.Object({}), { maxItems: 0 }) : Type.Array(departmentLevel(depth - 1))
  return Type.Unsafe<DepartmentNode>(Type.Object({ ...Department.properties, children }))
}

const DepartmentNode = departmentLevel(DEPARTMENT_DEPTH - 1)

/** Body of `getDeptTreeAndDict`: dictionaries to return with the tree, as in `dict/list`. */
export const DeptTreeAndDictQuery = Type.Partial(DictionaryQuery)
export type DeptTreeAndDictQuery = Static<typeof DeptTreeAndDictQuery>

/** Response of `getDeptTreeAndDict`. */
export const DeptTreeAndDict = Type.Object({
  deptTree: Type.Array(DepartmentNode),
  dict: DictionaryOptions,
})
export type DeptTreeAndDict = Static<typeof DeptTreeAndDict>
