/** What was typed and not saved, kept on the device of its person; forms of `@apron/pages/form` have it by themselves. */
export { DraftNotice, type DraftNoticeProps } from './draft-notice.tsx'
export { type DraftField, mergeDraft } from './merge-draft.ts'
export { type DraftOffer, type DraftOptions, type FormDraft, useDraft } from './use-draft.ts'
