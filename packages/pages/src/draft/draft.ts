/** Unsaved input, kept on the user's device. Forms of `@apron/pages/form` use it themselves. */
export { DraftNotice, type DraftNoticeProps } from './draft-notice.tsx'
export { type DraftField, mergeDraft } from './merge-draft.ts'
export type { PartChanges, PartValues } from './part-changes.ts'
export { type DraftOffer, type DraftOptions, type FormDraft, useDraft } from './use-draft.ts'
export { type PartForm, type PartFormOptions, usePartForm } from './use-part-form.ts'
