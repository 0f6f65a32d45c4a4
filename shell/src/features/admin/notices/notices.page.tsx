import {
  deleteAdminNotice,
  pageAdminNotices,
  withdrawAdminNotice,
} from '@apron/contract/calls/admin-notice.calls'
import type { AdminNotice } from '@apron/contract/entities/admin-notice'
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
import { NoticeDialog } from './notice-dialog.tsx'
import { NO_NOTICE_FILTER, type NoticeFilter, noticeColumns, noticeFilter } from './notices.table.tsx'
import { noticesTexts } from './notices.texts.ts'
import { PublishDialog } from './publish-dialog.tsx'

export const texts = { ...adminTexts, ...noticesTexts }

const DEFAULTS = ['titleZh', 'titleEn', 'state', 'publishTime', 'kind', 'updateBy', 'actions']

type Opened =
  | { readonly dialog: 'edit'; readonly notice: AdminNotice | null }
  | { readonly dialog: 'publish'; readonly notice: AdminNotice }

/** Notices of the login page and the home page: drafts, published and withdrawn ones. */
export default function NoticesPage({ services }: OwnPageProps) {
  const { http, language } = services
  const { t } = useTranslation()
  const mayEdit = services.can(ADMIN_RIGHTS.notices.edit)
  const list = useAdminList<AdminNotice, NoticeFilter>({
    name: 'notices',
    noFilter: NO_NOTICE_FILTER,
    ask: (position, { keyword, kind, state }, signal) =>
      http.call(pageAdminNotices, {
        body: {
          ...position,
          queryCriteria: {
            text: keyword,
            ...(kind === null ? {} : { kind }),
            ...(state === null ? {} : { state }),
          },
        },
        ...(signal === undefined ? {} : { signal }),
      }),
  })
  const dialog = useRecordDialog<Opened>(list.reload)
  const askAndWrite = useConfirmedWrite(services, list.reload)
  const titleOf = ({ titleZh, titleEn }: AdminNotice) => (language === 'zh' ? titleZh : titleEn)

  const withdraw = (notice: AdminNotice) =>
    askAndWrite(
      {
        title: t('notices.withdraw'),
        message: t('notices.withdrawQuestion', { title: titleOf(notice) }),
        confirmLabel: t('notices.withdraw'),
      },
      () => http.call(withdrawAdminNotice, { body: { id: notice.id, version: notice.version } }),
      t('notices.withdrawn'),
    )
  const remove = (notice: AdminNotice) =>
    askAndWrite(
      {
        title: t('notices.deleteTitle'),
        message: t('notices.deleteQuestion', { title: titleOf(notice) }),
        confirmLabel: t('admin.delete'),
      },
      () => http.call(deleteAdminNotice, { body: { id: notice.id, version: notice.version } }),
      t('admin.deleted'),
    )

  const turnOf = (notice: AdminNotice) =>
    notice.state === 'published' || notice.state === 'planned'
      ? { id: 'withdraw', label: t('notices.withdraw'), onSelect: () => void withdraw(notice) }
      : {
          id: 'publish',
          label: t('notices.publish'),
          onSelect: () => dialog.open({ dialog: 'publish', notice }),
        }
  const columns = noticeColumns(
    t,
    titleOf,
    mayEdit
      ? notice => [
          editAction(t, () => dialog.open({ dialog: 'edit', notice })),
          turnOf(notice),
          deleteAction(t, () => void remove(notice)),
        ]
      : null,
  )

  const { opened, close } = dialog
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
            <AddButton
              label={t('notices.add')}
              onClick={() => dialog.open({ dialog: 'edit', notice: null })}
            />
          )
        }
      />
      {opened?.dialog === 'edit' && (
        <NoticeDialog services={services} notice={opened.notice} onClose={close} />
      )}
      {opened?.dialog === 'publish' && (
        <PublishDialog services={services} notice={opened.notice} onClose={close} />
      )}
    </>
  )
}
