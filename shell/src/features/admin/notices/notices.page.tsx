import { adminNotices, deleteNotice, withdrawNotice } from '@apron/contract/calls/admin-texts.calls'
import type { AdminNotice } from '@apron/contract/entities/admin-texts'
import { ADMIN_RIGHTS } from '@apron/contract/rules/admin-rights'
import { Button } from '@apron/ui/button'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnPageProps } from '../../own-pages/own-page.ts'
import { adminTexts } from '../shared/admin.texts.ts'
import { AdminPage } from '../shared/admin-page.tsx'
import { useAdminList } from '../shared/use-admin-list.ts'
import { useQuickWrite } from '../shared/use-write.ts'
import { NoticeDialog } from './notice-dialog.tsx'
import { NO_NOTICE_FILTER, type NoticeFilter, noticeColumns, noticeFilter } from './notices.table.tsx'
import { noticesTexts } from './notices.texts.ts'
import { PublishDialog } from './publish-dialog.tsx'

export const texts = { ...adminTexts, ...noticesTexts }

/** What can be done with a row early, so that it is in sight on a tablet. */
const DEFAULTS = ['titleZh', 'titleEn', 'state', 'publishTime', 'actions', 'kind', 'updateBy']

type Open =
  | { readonly dialog: 'edit'; readonly notice: AdminNotice | null }
  | { readonly dialog: 'publish'; readonly notice: AdminNotice }

/** Notices of the login page and the home page: drafts, published and withdrawn ones. */
export default function NoticesPage({ services }: OwnPageProps) {
  const { http, language } = services
  const { t } = useTranslation()
  const mayEdit = services.can(ADMIN_RIGHTS.notices.edit)
  const [open, setOpen] = useState<Open | null>(null)
  const write = useQuickWrite()
  const list = useAdminList<AdminNotice, NoticeFilter>({
    name: 'notices',
    noFilter: NO_NOTICE_FILTER,
    ask: (position, { keyword, kind, state }, signal) =>
      http.call(adminNotices, {
        body: {
          ...position,
          queryCriteria: {
            keyword,
            ...(kind === null ? {} : { kind }),
            ...(state === null ? {} : { state }),
          },
        },
        ...(signal === undefined ? {} : { signal }),
      }),
  })
  const { reload } = list
  const titleOf = useCallback(
    ({ titleZh, titleEn }: AdminNotice) => (language === 'zh' ? titleZh : titleEn),
    [language],
  )

  const withdraw = useCallback(
    async (notice: AdminNotice) => {
      const yes = await services.confirm({
        title: t('notices.withdraw'),
        message: t('notices.withdrawQuestion', { title: titleOf(notice) }),
        confirmLabel: t('notices.withdraw'),
      })
      if (!yes) return
      const { id, version } = notice
      await write(() => http.call(withdrawNotice, { body: { id, version } }), t('notices.withdrawn'))
      await reload()
    },
    [http, reload, services, t, titleOf, write],
  )

  const remove = useCallback(
    async (notice: AdminNotice) => {
      const yes = await services.confirm({
        title: t('notices.deleteTitle'),
        message: t('notices.deleteQuestion', { title: titleOf(notice) }),
        confirmLabel: t('admin.delete'),
      })
      if (!yes) return
      const { id, version } = notice
      await write(() => http.call(deleteNotice, { body: { id, version } }), t('admin.deleted'))
      await reload()
    },
    [http, reload, services, t, titleOf, write],
  )

  const columns = useMemo(() => {
    const turnOf = (row: AdminNotice) =>
      row.state === 'published' || row.state === 'planned'
        ? { id: 'withdraw', label: t('notices.withdraw'), onSelect: () => void withdraw(row) }
        : {
            id: 'publish',
            label: t('notices.publish'),
            onSelect: () => setOpen({ dialog: 'publish', notice: row }),
          }
    return noticeColumns(
      t,
      titleOf,
      mayEdit
        ? row => [
            {
              id: 'edit',
              label: t('admin.edit'),
              onSelect: () => setOpen({ dialog: 'edit', notice: row }),
            },
            turnOf(row),
            { id: 'delete', label: t('admin.delete'), danger: true, onSelect: () => void remove(row) },
          ]
        : null,
    )
  }, [mayEdit, remove, t, titleOf, withdraw])

  const close = () => {
    setOpen(null)
    void reload()
  }
  return (
    <>
      <AdminPage
        services={services}
        title={t('notices.title')}
        customCode="AQ_shell_notices"
        list={list}
        columns={columns}
        defaults={DEFAULTS}
        rowKey={row => row.id}
        renderFilter={noticeFilter(t)}
        actions={
          mayEdit && (
            <Button kind="primary" onClick={() => setOpen({ dialog: 'edit', notice: null })}>
              {t('notices.add')}
            </Button>
          )
        }
      />
      {open?.dialog === 'edit' && <NoticeDialog services={services} notice={open.notice} onClose={close} />}
      {open?.dialog === 'publish' && (
        <PublishDialog services={services} notice={open.notice} onClose={close} />
      )}
    </>
  )
}
