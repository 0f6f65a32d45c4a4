import { pageAdminNotices } from '@apron/contract/calls/admin-notice.calls'
import { type AdminNotice, NOTICE_SORT_KEYS } from '@apron/contract/entities/admin-notice'
import { ADMIN_RIGHTS } from '@apron/contract/rules/rights/admin-rights'
import { AddButton, criteriaOf, ListPage, useList, useRecordDialog } from '@apron/pages/list'
import { useLanguage, usePermission, useTexts } from '@apron/sdk'
import { NoticeDialog } from './notice-dialog.tsx'
import { NOTICE_FILTER, NoticeFields, noticeColumnsAtFirst, useNoticeColumns } from './notices.table.tsx'
import { noticesTexts } from './notices.texts.ts'
import { PublishDialog } from './publish-dialog.tsx'
import { useNoticeActions } from './use-notice-actions.ts'

type Opened =
  | { readonly dialog: 'edit'; readonly notice: AdminNotice | null }
  | { readonly dialog: 'publish'; readonly notice: AdminNotice }

/** Notices of the login page and the home page: drafts, published and withdrawn ones. */
export default function NoticesPage() {
  const t = useTexts(noticesTexts)
  const mayEdit = usePermission(ADMIN_RIGHTS.notices.edit)
  const list = useList({
    code: 'AQ_shell_notices',
    call: pageAdminNotices,
    filter: NOTICE_FILTER,
    sortKeys: NOTICE_SORT_KEYS,
    criteria: criteriaOf,
  })
  const { open, opened, close } = useRecordDialog<Opened>(list.reload)
  const actionsOf = useNoticeActions((dialog, notice) => open({ dialog, notice }))
  return (
    <>
      <ListPage
        list={list}
        title={t.title}
        columns={useNoticeColumns(mayEdit ? actionsOf : null)}
        defaults={noticeColumnsAtFirst(useLanguage() === 'zh')}
        rowKey={row => row.id}
        renderFilter={(form, change) => <NoticeFields form={form} change={change} />}
        actions={
          mayEdit && <AddButton label={t.add} onClick={() => open({ dialog: 'edit', notice: null })} />
        }
      />
      {opened?.dialog === 'edit' && <NoticeDialog notice={opened.notice} onClose={close} />}
      {opened?.dialog === 'publish' && <PublishDialog notice={opened.notice} onClose={close} />}
    </>
  )
}
