import { deleteAdminTranslation, pageAdminTranslations } from '@apron/contract/calls/admin-translation.calls'
import type { AdminTranslation } from '@apron/contract/entities/admin-translation'
import { ADMIN_RIGHTS } from '@apron/contract/rules/admin-rights'
import { useTranslation } from 'react-i18next'
import type { OwnPageProps } from '../../own-pages/own-page.ts'
import { deleteAction, editAction } from '../shared/actions-column.tsx'
import { AddButton } from '../shared/add-button.tsx'
import { adminTexts } from '../shared/admin.texts.ts'
import { AdminPage } from '../shared/admin-page.tsx'
import { useAdminList } from '../shared/use-admin-list.ts'
import { useConfirmedWrite } from '../shared/use-confirmed-write.ts'
import { useRecordDialog } from '../shared/use-record-dialog.ts'
import { TranslationDialog } from './translation-dialog.tsx'
import {
  NO_TRANSLATION_FILTER,
  type TranslationFilter,
  translationColumns,
  translationFilter,
} from './translations.table.tsx'
import { translationsTexts } from './translations.texts.ts'
import { useBuiltInText } from './use-built-in-text.ts'

export const texts = { ...adminTexts, ...translationsTexts }

const DEFAULTS = ['code', 'chinese', 'english', 'type', 'overrides', 'updateTime', 'actions']

/** Wordings of this company that override the built-in texts (I18N-02). */
export default function TranslationsPage({ services }: OwnPageProps) {
  const { http, language } = services
  const { t } = useTranslation()
  const mayEdit = services.can(ADMIN_RIGHTS.translations.edit)
  const list = useAdminList<AdminTranslation, TranslationFilter>({
    name: 'translations',
    noFilter: NO_TRANSLATION_FILTER,
    ask: (position, { keyword, type }, signal) =>
      http.call(pageAdminTranslations, {
        body: {
          ...position,
          queryCriteria: { text: keyword, ...(type === null ? {} : { type: type === '2' ? 2 : 1 }) },
        },
        ...(signal === undefined ? {} : { signal }),
      }),
  })
  const dialog = useRecordDialog<{ readonly translation: AdminTranslation | null }>(list.reload)
  const builtInText = useBuiltInText(services)
  const askAndWrite = useConfirmedWrite(services, list.reload)

  const remove = ({ id, version, code }: AdminTranslation) =>
    askAndWrite(
      {
        title: t('translations.deleteTitle'),
        message: t('translations.deleteQuestion', { code }),
        confirmLabel: t('admin.delete'),
      },
      () => http.call(deleteAdminTranslation, { body: { id, version } }),
      t('admin.deleted'),
    )

  const columns = translationColumns(
    t,
    code => builtInText(code)?.[language] ?? '–',
    mayEdit
      ? row => [
          editAction(t, () => dialog.open({ translation: row })),
          deleteAction(t, () => void remove(row)),
        ]
      : null,
  )

  return (
    <>
      <AdminPage
        services={services}
        title={t('translations.title')}
        customCode="AQ_shell_translations"
        list={list}
        columns={columns}
        defaults={DEFAULTS}
        rowKey={row => row.id}
        renderFilter={translationFilter(t)}
        actions={
          mayEdit && (
            <AddButton label={t('translations.add')} onClick={() => dialog.open({ translation: null })} />
          )
        }
      />
      {dialog.opened && <TranslationDialog services={services} {...dialog.opened} onClose={dialog.close} />}
    </>
  )
}
