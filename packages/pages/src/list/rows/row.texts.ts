import { ADMIN_LABELS } from '@apron/contract/rules/records/admin-labels'
import { defineTexts } from '@apron/sdk'

/**
 * Texts for actions and states of rows. They keep the codes of the administration, where they come from, so that
 * overrides stay valid.
 */
export const ROW_TEXTS = defineTexts('admin', {
  edit: { zh: '编辑', en: 'Edit' },
  delete: { zh: '删除', en: 'Delete' },
  actions: { zh: '操作', en: 'Actions' },
  state: ADMIN_LABELS.state,
  more: { zh: '{name} 的更多操作', en: 'More actions for {name}' },
})
