import { ACTION_TEXTS } from '@apron/contract/errors/action-texts'
import { defineTexts } from '../../../platform/i18n/define-texts.ts'

/** Words that the pages of the administration share; each page hands them out with its own. */
export const adminTexts = defineTexts({
  'admin.add': { zh: '新增', en: 'Add' },
  'admin.edit': { zh: '编辑', en: 'Edit' },
  'admin.delete': { zh: '删除', en: 'Delete' },
  'admin.save': { zh: '保存', en: 'Save' },
  'admin.close': { zh: '关闭', en: 'Close' },
  'admin.cancel': { zh: '取消', en: 'Cancel' },
  'admin.actions': { zh: '操作', en: 'Actions' },
  'admin.code': { zh: '编码', en: 'Code' },
  'admin.nameZh': { zh: '中文名称', en: 'Chinese name' },
  'admin.nameEn': { zh: '英文名称', en: 'English name' },
  'admin.enabled': { zh: '启用', en: 'Enabled' },
  'admin.disabled': { zh: '停用', en: 'Disabled' },
  'admin.state': { zh: '状态', en: 'State' },
  'admin.sort': { zh: '排序', en: 'Order' },
  'admin.all': { zh: '全部', en: 'All' },
  'admin.more': { zh: '{name} 的更多操作', en: 'More for {name}' },
  'admin.required': { zh: '必填', en: 'Must be filled in' },
  'admin.tooLong': { zh: '最多 {max} 个字符', en: 'At most {max} characters' },
  'admin.showAll': { zh: '显示全部', en: 'Show all' },
  'admin.empty': { zh: '没有符合条件的数据', en: 'Nothing matches' },
  'admin.added': ACTION_TEXTS.added,
  'admin.changed': ACTION_TEXTS.edited,
  'admin.deleted': ACTION_TEXTS.deleted,
})
