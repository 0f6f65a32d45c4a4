import { adminTranslations, deleteTranslation } from '@apron/contract/calls/admin-texts.calls'
import type { AdminTranslation } from '@apron/contract/entities/admin-texts'
import { ADMIN_RIGHTS } from '@apron/contract/rules/admin-rights'
import { Button } from '@apron/ui/button'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnPageProps } from '../../own-pages/own-page.ts'
import { adminTexts } from '../shared/admin.texts.ts'
import { AdminPage } from '../shared/admin-page.tsx'
import { useAdminList } from '../shared/use-admin-list.ts'
import { useQuickWrite } from '../shared/use-write.ts'
import { TranslationDialog } from './translation-dialog.tsx'
import {
  NO_TRANSLATION_FILTER,
  type TranslationFilter,
  translationColumns,
  translationFilter,
} from './translations.table.tsx'
import { translationsTexts } from './translations.texts.ts'

export const texts = { ...adminTexts, ...translationsTexts }

/** What can be done with a row early, so that it is in sight on a tablet. */
const DEFAULTS = ['code', 'chinese', 'english', 'actions', 'type', 'overrides', 'updateTime']

/** Wordings of this company that override the built-in texts (I18N-02). */
export default function TranslationsPage({ services }: OwnPageProps) {
  const { http, language } = services
  const { t } = useTranslation()
  const mayEdit = services.can(ADMIN_RIGHTS.translations.edit)
  const [open, setOpen] = useState<{ readonly translation: AdminTranslation | null } | null>(null)
  const write = useQuickWrite()
  const list = useAdminList<AdminTranslation, TranslationFilter>({
    name: 'translations',
    noFilter: NO_TRANSLATION_FILTER,
    ask: (position, { keyword, type }, signal) =>
      http.call(adminTranslations, {
        body: {
          ...position,
          queryCriteria: { keyword, ...(type === null ? {} : { type: type === '2' ? 2 : 1 }) },
        },
        ...(signal === undefined ? {} : { signal }),
      }),
  })
  const { reload } = list

  const remove = useCallback(
    async ({ id, version, code }: AdminTranslation) => {
      const yes = await services.confirm({
        title: t('translations.deleteTitle'),
        message: t('translations.deleteQuestion', { code }),
        confirmLabel: t('admin.delete'),
      })
      if (!yes) return
      await write(() => http.call(deleteTranslation, { body: { id, version } }), t('admin.deleted'))
      await reload()
    },
    [http, reload, services, t, write],
  )

  const columns = useMemo(
    () =>
      translationColumns(
        t,
        code => services.builtInText(code)?.[language] ?? '–',
        mayEdit
          ? row => [
              { id: 'edit', label: t('admin.edit'), onSelect: () => setOpen({ translation: row }) },
              { id: 'delete', label: t('admin.delete'), danger: true, onSelect: () => void remove(row) },
            ]
          : null,
      ),
    [language, mayEdit, remove, services, t],
  )

  const close = () => {
    setOpen(null)
    void reload()
  }
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
            <Button kind="primary" onClick={() => setOpen({ translation: null })}>
              {t('translations.add')}
            </Button>
          )
        }
      />
      {open && <TranslationDialog services={services} translation={open.translation} onClose={close} />}
    </>
  )
}
