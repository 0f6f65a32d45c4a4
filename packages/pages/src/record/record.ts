/** What pages of one record share: a decision about it, and the question about unsaved work. */
export { DecisionDialog, type DecisionDialogProps } from './decision-dialog.tsx'
export { UnsavedGuard } from './unsaved-guard.tsx'
