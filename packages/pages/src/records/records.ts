/**
 * Parts drawn from the description of a record (`defineRecord`, `describeRecord`) or of fields (`describeFields`). Each
 * can be used alone.
 */

export { controlledFields } from './form/controlled-fields.ts'
export { formValues, valuesToSave } from './form/form-values.ts'
export { RecordEditor, type RecordEditorProps } from './form/record-editor.tsx'
export { RecordEditorPage, type RecordEditorPageProps } from './form/record-editor-page.tsx'
export { FilesField, type FilesFieldProps } from './form/record-field.tsx'
export { type FieldsForm, RecordFields, type RecordFieldsProps } from './form/record-fields.tsx'
export { type DescribedValues, describedForm, useDescribedForm } from './form/use-described-form.ts'
export { type ColumnChanges, fieldColumns, recordColumns } from './record-columns.tsx'
export { FileFacts, RecordFacts, type RecordFactsProps } from './record-facts.tsx'
export {
  RecordFilter,
  type RecordFilterProps,
  type RecordFilterValues,
  recordCriteria,
  recordFilter,
} from './record-filter.tsx'
export {
  ActionButtons,
  DescribedHistory,
  RecordLayout,
  type RecordLayoutProps,
  RecordState,
} from './record-layout.tsx'
export { recordLink, recordName } from './record-link.ts'
export { RecordList, type RecordListProps, useRecordList } from './record-list.tsx'
export { RecordListPage, type RecordListPageProps } from './record-list-page.tsx'
export { type RecordWords, useRecordWords } from './record-words.ts'
export { type BulkActionOptions, useBulkAction, useRemark } from './use-bulk-action.ts'
export { type DescribedListOptions, useDescribedList } from './use-described-list.ts'
export {
  type RecordActionRunner,
  type RecordActionsOptions,
  type RecordWithActions,
  useRecordActions,
} from './use-record-actions.ts'
