import { defineTexts } from '@apron/sdk'

export const departmentsTexts = defineTexts('departments', {
  title: { zh: '部门管理', en: 'Departments' },
  keyword: { zh: '编码或名称', en: 'Code or name' },
  kind: { zh: '类型', en: 'Kind' },
  'kind.department': { zh: '部门', en: 'Department' },
  'kind.customer': { zh: '客户', en: 'Customer' },
  'kind.supplier': { zh: '供应商', en: 'Supplier' },
  parent: { zh: '上级部门', en: 'Parent department' },
  top: { zh: '无（最上级）', en: 'None (top level)' },
  people: { zh: '人员数', en: 'People' },
  below: { zh: '下级部门数', en: 'Subdepartments' },
  beginsWithin: {
    zh: '本页开头的部门属于前页的 {codes}。',
    en: 'The first departments on this page belong to {codes}, listed on an earlier page.',
  },
  goesOn: {
    zh: '{codes} 的下级部门未列完，其余在后页。',
    en: 'The subdepartments of {codes} continue on a later page.',
  },
  add: { zh: '新增部门', en: 'Add department' },
  edit: { zh: '编辑部门 {code}', en: 'Edit department {code}' },
  codeHint: { zh: '保存后不能修改', en: 'Cannot be changed later' },
  codeWrong: {
    zh: '以大写字母开头，只含大写字母、数字和连字符，最多 20 个字符',
    en: 'Start with a capital letter. Use only capital letters, digits and hyphens, up to 20 characters.',
  },
  deleteTitle: { zh: '删除部门', en: 'Delete department' },
  deleteQuestion: {
    zh: '删除后不可恢复，确定删除 {code} {name} 吗？',
    en: 'Delete {code} {name}? This cannot be undone.',
  },
})
