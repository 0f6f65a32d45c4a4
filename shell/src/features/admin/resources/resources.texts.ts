import { RESOURCE_FIELD_LABELS } from '@apron/contract/rules/resource-fields'
import { defineTexts } from '../../../platform/i18n/define-texts.ts'

export const resourcesTexts = defineTexts({
  'adminResources.title': { zh: '权限资源', en: 'Resources' },
  'adminResources.text': { zh: '标识、页面或标题', en: 'Identifier, page or title' },
  'adminResources.identify': RESOURCE_FIELD_LABELS.identify,
  'adminResources.url': RESOURCE_FIELD_LABELS.url,
  'adminResources.titleZh': RESOURCE_FIELD_LABELS.titleZh,
  'adminResources.titleEn': RESOURCE_FIELD_LABELS.titleEn,
  'adminResources.name': { zh: '标题', en: 'Title' },
  'adminResources.holders': { zh: '持有角色', en: 'Roles that hold it' },
  'adminResources.posts': { zh: '持有岗位', en: 'Posts that hold it' },
  'adminResources.identifyHint': {
    zh: '应用:对象:动作，例如 tools:loan:edit',
    en: 'Application:object:action, such as tools:loan:edit',
  },
  'adminResources.add': { zh: '新增权限', en: 'Add a right' },
  'adminResources.edit': { zh: '编辑权限 {name}', en: 'Edit right {name}' },
  'adminResources.deleteQuestion': {
    zh: '删除权限 {name} 后不可恢复。',
    en: 'The right {name} cannot be recovered.',
  },
})
