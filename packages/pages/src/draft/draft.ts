/** What was typed and not saved, kept on the device of its person; forms of `@apron/pages/form` have it by themselves. */
export { DraftNotice, type DraftNoticeProps } from './draft-notice.tsx'
export { type DraftField, mergeDraft } from './merge-draft.ts'
export { areAmong, type PartChanges, type PartValues } from './part-changes.ts'
export { type DraftOffer, type DraftOptions, type FormDraft, useDraft } from './use-draft.ts'
export { type PartDraft, type PartDraftOptions, usePartDraft } from './use-part-draft.ts'
