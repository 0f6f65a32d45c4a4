import { RESOURCE_FIELD_LABELS } from '@apron/contract/rules/rights/resource-fields'
import { defineTexts } from '@apron/sdk'

export const resourcesTexts = defineTexts('adminResources', {
  title: { zh: '权限资源', en: 'Resources' },
  text: { zh: '标识、页面或标题', en: 'Identifier, page or title' },
  identify: RESOURCE_FIELD_LABELS.identify,
  url: RESOURCE_FIELD_LABELS.url,
  titleZh: RESOURCE_FIELD_LABELS.titleZh,
  titleEn: RESOURCE_FIELD_LABELS.titleEn,
  name: { zh: '标题', en: 'Title' },
  holders: { zh: '持有角色', en: 'Roles that hold it' },
  posts: { zh: '持有岗位', en: 'Posts that hold it' },
  identifyHint: {
    zh: '应用:对象:动作，例如 tools:loan:edit',
    en: 'application:object:action, for example tools:loan:edit',
  },
  add: { zh: '新增权限', en: 'Add right' },
  edit: { zh: '编辑权限 {name}', en: 'Edit right {name}' },
  deleteTitle: { zh: '删除权限', en: 'Delete right' },
  deleteQuestion: {
    zh: '删除权限 {name} 后不可恢复。',
    en: 'Delete the right {name}? This cannot be undone.',
  },
})
