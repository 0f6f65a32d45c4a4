import { defineTexts } from '@apron/sdk'

export const departmentsTexts = defineTexts('departments', {
  title: { zh: '部门管理', en: 'Departments' },
  keyword: { zh: '编码或名称', en: 'Code or name' },
  top: { zh: '无（最上级）', en: 'None (top level)' },
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
  deleteTitle: { zh: '删除部门', en: 'Delete department' },
  deleteQuestion: {
    zh: '删除后不可恢复，确定删除 {code} {name} 吗？',
    en: 'Delete {code} {name}? This cannot be undone.',
  },
})
