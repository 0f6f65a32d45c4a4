import { ACTION_TEXTS } from '@apron/contract/errors/action-texts'
import { ADMIN_LABELS } from '@apron/contract/rules/records/admin-labels'
import { defineTexts } from '@apron/sdk'

/** Texts shared by the administration pages, in the same namespace as `ROW_TEXTS`. */
export const adminTexts = defineTexts('admin', {
  close: { zh: '关闭', en: 'Close' },
  cancel: { zh: '取消', en: 'Cancel' },
  code: ADMIN_LABELS.code,
  nameZh: ADMIN_LABELS.nameZh,
  roleCount: { zh: '{count} 个角色', en: '{count} roles' },
  nameEn: ADMIN_LABELS.nameEn,
  enabled: { zh: '启用', en: 'Enabled' },
  disabled: { zh: '停用', en: 'Disabled' },
  empty: { zh: '没有符合条件的数据', en: 'Nothing matches the filter' },
  added: ACTION_TEXTS.added,
  changed: ACTION_TEXTS.edited,
  deleted: ACTION_TEXTS.deleted,
})
