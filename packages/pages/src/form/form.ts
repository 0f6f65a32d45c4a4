/** Forms for a record with rules from the schema of its call, in a dialog or on a page. */
export { FormDialog, type FormDialogProps } from './form-dialog.tsx'
export type { FormProblem } from './problem-texts.ts'
export { RecordForm, type RecordFormProps } from './record-form.tsx'
export { type FormField, type RecordFormOptions, useRecordForm } from './use-record-form.ts'
export { useReplaceTab } from './use-replace-tab.ts'
