import { defineTexts } from '../../../platform/i18n/define-texts.ts'

export const departmentsTexts = defineTexts({
  'departments.title': { zh: '部门管理', en: 'Departments' },
  'departments.keyword': { zh: '编码或名称', en: 'Code or name' },
  'departments.kind': { zh: '类型', en: 'Kind' },
  'departments.kind.department': { zh: '部门', en: 'Department' },
  'departments.kind.customer': { zh: '客户', en: 'Customer' },
  'departments.kind.supplier': { zh: '供应商', en: 'Supplier' },
  'departments.parent': { zh: '上级部门', en: 'Department above' },
  'departments.top': { zh: '无（最上级）', en: 'None (at the top)' },
  'departments.people': { zh: '人员数', en: 'People' },
  'departments.below': { zh: '下级部门数', en: 'Departments below' },
  'departments.add': { zh: '新增部门', en: 'Add a department' },
  'departments.edit': { zh: '编辑部门 {code}', en: 'Edit department {code}' },
  'departments.codeHint': { zh: '保存后不能修改', en: 'Cannot be changed later' },
  'departments.codeWrong': {
    zh: '以大写字母开头，只含大写字母、数字和连字符，最多 20 个字符',
    en: 'Begin with a capital letter; capitals, digits and hyphens only, at most 20 characters',
  },
  'departments.deleteTitle': { zh: '删除部门', en: 'Delete a department' },
  'departments.deleteQuestion': {
    zh: '删除后不可恢复，确定删除 {code} {name} 吗？',
    en: 'Delete {code} {name}? It cannot be recovered.',
  },
})
