import { describeFields } from '../records/describe-fields.ts'
import { withCodes } from '../records/field-texts.ts'
import * as field from '../records/fields.ts'
import { ADMIN_TEXT_LENGTHS, DEPARTMENT_CODE } from '../rules/records/admin-formats.ts'
import { ADMIN_LABELS } from '../rules/records/admin-labels.ts'

/** Kind of a department: one of our own, or the enterprise of external users. */
const KINDS = withCodes('departments.kind', {
  department: { zh: '部门', en: 'Department' },
  customer: { zh: '客户', en: 'Customer' },
  supplier: { zh: '供应商', en: 'Supplier' },
})
export type DepartmentKind = keyof typeof KINDS

const NAME = { required: true, search: true, sort: true } as const

/** A department or enterprise for administrators. Lists are in tree order unless sorted. */
export const adminDepartment = describeFields({
  texts: 'departments',
  fields: {
    code: field.text(20, {
      ...ADMIN_LABELS.code,
      required: true,
      upperCase: true,
      fixed: true,
      mono: true,
      search: true,
      sort: true,
      pattern: DEPARTMENT_CODE.source,
      help: { textCode: 'departments.codeHint', zh: '保存后不能修改', en: 'Cannot be changed later' },
      wrong: {
        textCode: 'departments.codeWrong',
        zh: '以大写字母开头，只含大写字母、数字和连字符，最多 20 个字符',
        en: 'Start with a capital letter. Use only capital letters, digits and hyphens, up to 20 characters.',
      },
      column: { width: 140 },
    }),
    nameZh: field.text(ADMIN_TEXT_LENGTHS.name, {
      ...ADMIN_LABELS.nameZh,
      ...NAME,
      column: { minWidth: 140 },
    }),
    nameEn: field.text(ADMIN_TEXT_LENGTHS.name, {
      ...ADMIN_LABELS.nameEn,
      ...NAME,
      column: { minWidth: 160 },
    }),
    kind: field.choice(KINDS, {
      zh: '类型',
      en: 'Kind',
      required: true,
      initial: 'department',
      filter: 'one',
      sort: true,
      column: { width: 116 },
    }),
    /** Empty at the root. */
    parentCode: field.text(32, {
      textCode: 'departments.parent',
      zh: '上级部门',
      en: 'Parent department',
      mono: true,
      sort: true,
      column: { width: 132, formerLabels: ['Department above'] },
    }),
    /** Direct members, including disabled accounts. */
    people: field.count({ zh: '人员数', en: 'People', sort: true, column: { width: 92 } }),
    /** Number of direct children. */
    below: field.count({
      zh: '下级部门数',
      en: 'Subdepartments',
      sort: true,
      column: { width: 116, formerLabels: ['Departments below'] },
    }),
  },
})
