import type { AdminNotice } from '@apron/contract/messages/admin-notice'
import { pageAdminNotices } from '@apron/contract/messages/admin-notice.calls'
import { adminNotice } from '@apron/contract/messages/admin-notice.fields'
import { ADMIN_PERMISSIONS } from '@apron/contract/rules/rights/admin-permissions'
import { AddButton, actionsColumn, ListPage, useRecordDialog } from '@apron/pages/list'
import { fieldColumns, RecordFilter, useDescribedList, useRecordWords } from '@apron/pages/records'
import { useLanguage, usePermission, useTexts } from '@apron/sdk'
import { audienceTexts } from '../shared/audience.texts.ts'
import { useAudienceText } from '../shared/use-audience-text.ts'
import { NoticeDialog } from './notice-dialog.tsx'
import { noticesTexts } from './notices.texts.ts'
import { PublishDialog } from './publish-dialog.tsx'
import { useNoticeActions } from './use-notice-actions.ts'

type Opened =
  | { readonly dialog: 'edit'; readonly notice: AdminNotice | null }
  | { readonly dialog: 'publish'; readonly notice: AdminNotice }

/** Notices of the login page and home page: drafts, published and withdrawn. */
export default function NoticesPage() {
  const t = useTexts(noticesTexts)
  const mayEdit = usePermission(ADMIN_PERMISSIONS.notices.edit)
  const title = useLanguage() === 'zh' ? 'titleZh' : 'titleEn'
  const words = useRecordWords(adminNotice)
  const list = useDescribedList(adminNotice, { code: 'AQ_shell_notices', call: pageAdminNotices })
  const { open, opened, close } = useRecordDialog<Opened>(list.reload)
  const actionsOf = useNoticeActions((dialog, notice) => open({ dialog, notice }))
  const audience = {
    id: 'audience',
    labels: audienceTexts.audience,
    cell: useAudienceText(),
    minWidth: 196,
  }
  return (
    <>
      <ListPage
        list={list}
        title={t.title}
        columns={[
          ...fieldColumns(adminNotice, words).flatMap(column =>
            column.id === 'state' ? [column, audience] : [column],
          ),
          ...actionsColumn(mayEdit ? actionsOf : null, row => row[title]),
        ]}
        // The title in the other language is hidden by default to leave room for the audience.
        defaults={[title, 'state', 'audience', 'publishTime', 'kind', 'updateBy', 'actions']}
        rowKey={row => row.id}
        renderFilter={(form, change) => (
          <RecordFilter
            fields={adminNotice.fields}
            words={words}
            search={t.keyword}
            form={form}
            onChange={change}
          />
        )}
        add={mayEdit && <AddButton label={t.add} onClick={() => open({ dialog: 'edit', notice: null })} />}
      />
      {opened?.dialog === 'edit' && <NoticeDialog notice={opened.notice} onClose={close} />}
      {opened?.dialog === 'publish' && <PublishDialog notice={opened.notice} onClose={close} />}
    </>
  )
}
