/**
 * Parts of a record page: frame, history, approval, decision dialog, site notice, and the question about unsaved
 * changes.
 */
export { ApprovalPath } from './approval-path.tsx'
export { ConflictAlert, type ConflictAlertProps } from './conflict-alert.tsx'
export { DecisionDialog, type DecisionDialogProps } from './decision-dialog.tsx'
export { History, type HistoryLine } from './history.tsx'
export { NewOrRecordPage, type NewOrRecordPageProps } from './new-or-record-page.tsx'
export { NotPermitted, type NotPermittedProps } from './not-permitted.tsx'
export { OtherSiteNotice } from './other-site-notice.tsx'
export { QueryState, type QueryStateProps } from './query-state.tsx'
export { RecordHistory, type RecordHistoryProps } from './record-history.tsx'
export { type RecordCall, RecordPage, type RecordPageProps } from './record-page.tsx'
export {
  type Signature,
  Signatures,
  type SignaturesProps,
  signatureOf,
  validEntry,
} from './signatures.tsx'
export { UnsavedGuard } from './unsaved-guard.tsx'
export { useLeave } from './use-leave.ts'
