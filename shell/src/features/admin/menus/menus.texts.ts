import { MENU_FIELD_LABELS } from '@apron/contract/rules/menus/menu-fields'
import { defineTexts } from '@apron/sdk'

export const menusTexts = defineTexts('adminMenus', {
  title: { zh: '菜单管理', en: 'Menus' },
  name: { zh: '名称', en: 'Name' },
  nameZh: MENU_FIELD_LABELS.nameZh,
  nameEn: MENU_FIELD_LABELS.nameEn,
  url: MENU_FIELD_LABELS.url,
  urlHint: { zh: '本门户的路径；分组留空', en: 'A path in this portal. Leave empty for a group.' },
  identify: MENU_FIELD_LABELS.identify,
  roles: { zh: '可见角色', en: 'Roles that see it' },
  enterpriseRoles: { zh: '可见角色（企业用户）', en: 'Roles that see it (external users)' },
  external: { zh: '（企业）', en: ' (external)' },
  alsoExternal: { zh: '（含企业）', en: ' (also external)' },
  parent: { zh: '上级', en: 'Parent' },
  top: { zh: '顶层', en: 'Top level' },
  hidden: { zh: '隐藏（有权访问但不显示）', en: 'Hidden (can be opened but is not shown)' },
  isHidden: { zh: '隐藏', en: 'Hidden' },
  alwaysShow: {
    zh: '只有一项时仍显示为分组',
    en: 'Show as a group even with a single entry',
  },
  add: { zh: '新增菜单', en: 'Add entry' },
  addBelow: { zh: '新增下级', en: 'Add entry below' },
  edit: { zh: '编辑菜单 {name}', en: 'Edit entry {name}' },
  up: { zh: '上移', en: 'Move up' },
  down: { zh: '下移', en: 'Move down' },
  moved: { zh: '已移动', en: 'Moved' },
  expand: { zh: '展开 {name}', en: 'Expand {name}' },
  collapse: { zh: '收起 {name}', en: 'Collapse {name}' },
  deleteTitle: { zh: '删除菜单', en: 'Delete entry' },
  deleteQuestion: {
    zh: '删除菜单“{name}”后不可恢复。',
    en: 'Delete “{name}”? This cannot be undone.',
  },
  import: { zh: '导入菜单', en: 'Import menu' },
})
