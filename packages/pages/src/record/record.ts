/** What pages of one record share: their frame, its history, its approval, a decision about it, the site it belongs to, and the question about unsaved work. */
export { ApprovalPath } from './approval-path.tsx'
export { DecisionDialog, type DecisionDialogProps } from './decision-dialog.tsx'
export { History, type HistoryLine } from './history.tsx'
export { OtherSiteNotice } from './other-site-notice.tsx'
export { type RecordCall, RecordPage, type RecordPageProps } from './record-page.tsx'
export { UnsavedGuard } from './unsaved-guard.tsx'
