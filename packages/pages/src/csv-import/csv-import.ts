/** Import of a CSV file with a dry run. */
export { ImportButton, type ImportButtonProps } from './import-button.tsx'
export { ImportDialog, type ImportDialogProps } from './import-dialog.tsx'
