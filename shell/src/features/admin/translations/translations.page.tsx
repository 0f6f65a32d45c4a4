import { type AdminTranslation, TRANSLATION_SORT_KEYS } from '@apron/contract/dictionary/admin-translation'
import {
  deleteAdminTranslation,
  pageAdminTranslations,
} from '@apron/contract/dictionary/admin-translation.calls'
import { ADMIN_PERMISSIONS } from '@apron/contract/rules/rights/admin-permissions'
import {
  AddButton,
  deleteAction,
  editAction,
  ListPage,
  ROW_TEXTS,
  useList,
  useRecordDialog,
} from '@apron/pages/list'
import { fillText, useHost, usePermission, useTexts } from '@apron/sdk'
import { useAction } from '@apron/sdk/query'
import { adminTexts } from '../shared/admin.texts.ts'
import { TranslationDialog } from './translation-dialog.tsx'
import {
  TRANSLATION_FILTER,
  TranslationFields,
  toTranslationCriteria,
  useTranslationColumns,
} from './translations.table.tsx'
import { translationsTexts } from './translations.texts.ts'

const DEFAULT_COLUMNS = ['code', 'chinese', 'english', 'type', 'overrides', 'updateTime', 'actions']

/** This company's overrides of the built-in texts (I18N-02). */
export default function TranslationsPage() {
  const t = useTexts(translationsTexts)
  const common = useTexts(adminTexts)
  const rowTexts = useTexts(ROW_TEXTS)
  const host = useHost()
  const mayEdit = usePermission(ADMIN_PERMISSIONS.translations.edit)
  const list = useList({
    code: 'AQ_shell_translations',
    call: pageAdminTranslations,
    filter: TRANSLATION_FILTER,
    sortKeys: TRANSLATION_SORT_KEYS,
    criteria: toTranslationCriteria,
  })
  const dialog = useRecordDialog<{ readonly translation: AdminTranslation | null }>(list.reload)
  const deleting = useAction(deleteAdminTranslation, {
    done: common.deleted,
    invalidates: [pageAdminTranslations],
  })

  const remove = async ({ id, version, code }: AdminTranslation) => {
    const message = fillText(t.deleteQuestion, { code })
    const sure = await host.confirm({ title: t.deleteTitle, message, confirmLabel: rowTexts.delete })
    if (sure) await deleting.run({ body: { id, version } })
  }
  const actionsOf = (translation: AdminTranslation) => [
    editAction(rowTexts, () => dialog.open({ translation })),
    deleteAction(rowTexts, () => void remove(translation)),
  ]
  return (
    <>
      <ListPage
        list={list}
        title={t.title}
        columns={useTranslationColumns(mayEdit ? actionsOf : null)}
        defaults={DEFAULT_COLUMNS}
        rowKey={row => row.id}
        renderFilter={(form, change) => <TranslationFields form={form} change={change} />}
        add={mayEdit && <AddButton label={t.add} onClick={() => dialog.open({ translation: null })} />}
      />
      {dialog.opened && <TranslationDialog {...dialog.opened} onClose={dialog.close} />}
    </>
  )
}
