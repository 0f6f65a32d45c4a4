import { MENU_FIELD_LABELS } from '@apron/contract/rules/menu-fields'
import { defineTexts } from '../../../platform/i18n/define-texts.ts'

export const menusTexts = defineTexts({
  'adminMenus.title': { zh: '菜单管理', en: 'Menus' },
  'adminMenus.name': { zh: '名称', en: 'Name' },
  'adminMenus.nameZh': MENU_FIELD_LABELS.nameZh,
  'adminMenus.nameEn': MENU_FIELD_LABELS.nameEn,
  'adminMenus.url': MENU_FIELD_LABELS.url,
  'adminMenus.urlHint': { zh: '本门户的路径；分组留空', en: 'A path of this portal; empty for a group' },
  'adminMenus.identify': MENU_FIELD_LABELS.identify,
  'adminMenus.roles': { zh: '可见角色', en: 'Roles that see it' },
  'adminMenus.enterpriseRoles': { zh: '可见角色（企业用户）', en: 'Roles that see it (external users)' },
  'adminMenus.external': { zh: '（企业）', en: ' (external)' },
  'adminMenus.parent': { zh: '上级', en: 'Lies below' },
  'adminMenus.top': { zh: '顶层', en: 'Top level' },
  'adminMenus.hidden': { zh: '隐藏（有权访问但不显示）', en: 'Hidden: may be opened, is not shown' },
  'adminMenus.isHidden': { zh: '隐藏', en: 'Hidden' },
  'adminMenus.alwaysShow': {
    zh: '只有一项时仍显示为分组',
    en: 'Stays a group with a single entry',
  },
  'adminMenus.add': { zh: '新增菜单', en: 'Add an entry' },
  'adminMenus.addBelow': { zh: '新增下级', en: 'Add below' },
  'adminMenus.edit': { zh: '编辑菜单 {name}', en: 'Edit entry {name}' },
  'adminMenus.up': { zh: '上移', en: 'Move up' },
  'adminMenus.down': { zh: '下移', en: 'Move down' },
  'adminMenus.moved': { zh: '已移动', en: 'Moved' },
  'adminMenus.expand': { zh: '展开 {name}', en: 'Expand {name}' },
  'adminMenus.collapse': { zh: '收起 {name}', en: 'Collapse {name}' },
  'adminMenus.deleteQuestion': {
    zh: '删除菜单“{name}”后不可恢复。',
    en: 'The entry “{name}” cannot be recovered.',
  },
  'adminMenus.import': { zh: '导入菜单', en: 'Import the menu' },
})
