import type { AdminNotice } from '@apron/contract/messages/admin-notice'
import {
  deleteAdminNotice,
  pageAdminNotices,
  withdrawAdminNotice,
} from '@apron/contract/messages/admin-notice.calls'
import { deleteAction, editAction, ROW_TEXTS } from '@apron/pages/list'
import { fillText, useHost, useLanguage, useTexts } from '@apron/sdk'
import { useAction } from '@apron/sdk/query'
import type { MenuAction } from '@apron/ui/menu'
import { adminTexts } from '../shared/admin.texts.ts'
import { noticesTexts } from './notices.texts.ts'

/** Returns the row actions of a notice. @param open opens a dialog */
export function useNoticeActions(
  open: (dialog: 'edit' | 'publish', notice: AdminNotice) => void,
): (notice: AdminNotice) => MenuAction[] {
  const t = useTexts(noticesTexts)
  const common = useTexts(adminTexts)
  const rowTexts = useTexts(ROW_TEXTS)
  const host = useHost()
  const language = useLanguage()
  const invalidates = [pageAdminNotices]
  const withdrawing = useAction(withdrawAdminNotice, { done: t.withdrawn, invalidates })
  const deleting = useAction(deleteAdminNotice, { done: common.deleted, invalidates })
  const withTitle = (message: string, { titleZh, titleEn }: AdminNotice) =>
    fillText(message, { title: language === 'zh' ? titleZh : titleEn })

  const withdraw = async (notice: AdminNotice) => {
    const message = withTitle(t.withdrawQuestion, notice)
    const sure = await host.confirm({ title: t.withdraw, message, confirmLabel: t.withdraw })
    if (sure) await withdrawing.run({ body: { id: notice.id, version: notice.version } })
  }
  const remove = async (notice: AdminNotice) => {
    const message = withTitle(t.deleteQuestion, notice)
    const sure = await host.confirm({ title: t.deleteTitle, message, confirmLabel: rowTexts.delete })
    if (sure) await deleting.run({ body: { id: notice.id, version: notice.version } })
  }

  return notice => {
    const edit = editAction(rowTexts, () => open('edit', notice))
    const publish = { id: 'publish', label: t.publish, onSelect: () => open('publish', notice) }
    const isPublished = notice.state === 'published' || notice.state === 'planned'
    // The most likely next step becomes the button of the row.
    const first = isPublished
      ? [edit, { id: 'withdraw', label: t.withdraw, onSelect: () => void withdraw(notice) }]
      : [publish, edit]
    return [...first, deleteAction(rowTexts, () => void remove(notice))]
  }
}
