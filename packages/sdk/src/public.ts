/**
 * Everything a sub-application may use. There is no `export *`, so that every change of the public surface is
 * visible.
 */
export { defineTexts, type Texts, type TextTree } from '@apron/contract/texts/define-texts'
export { fillText, type TextValues } from '@apron/contract/texts/fill-text'
export { pickTexts, type TextOverrides, type TextsOf } from '@apron/contract/texts/pick-texts'
export type { TextPair } from '@apron/contract/texts/text-pair'
export { serverNow } from '@apron/contract/wire/formats/server-time'
export { type AppSetup, defineSubApp, type SubAppDefinition } from './app/define-sub-app.tsx'
export type { PageConfig, SubAppConfig } from './app/sub-app-config.ts'
export type { CloseQuestion } from './app/tab-context.ts'
export type { ProviderProps } from './app/tab-root.tsx'
export { answerOfSave } from './calls/answer-of-save.ts'
export {
  type CallClient,
  type CallInput,
  type CallOptions,
  createCallClient,
  type SaveOptions,
} from './calls/call-client.ts'
export { CallError, type CallErrorKind, failureText } from './calls/call-error.ts'
export { type CallParts, callRequest } from './calls/call-request.ts'
export { readAtOf } from './calls/read-at.ts'
export type {
  AppInstance,
  CloseReason,
  ConfirmOptions,
  Host,
  HostEvents,
  HostFiles,
  HostRequestInit,
  NavigateOptions,
  ReadOptions,
  Session,
  SessionAirport,
  SessionUser,
  SubAppModule,
  Tab,
  TabHandle,
  TabLocation,
  ToastKind,
  UploadedFile,
  UploadOptions,
  WaitingFiles,
} from './contract.ts'
export { IfPermitted } from './hooks/if-permitted.tsx'
export { useCloseQuestion } from './hooks/use-close-question.ts'
export { useDirty } from './hooks/use-dirty.ts'
export { type TabFiles, useFiles } from './hooks/use-files.ts'
export { type Navigate, type PageTarget, useNavigate } from './hooks/use-navigate.ts'
export { usePageTitle } from './hooks/use-page-title.ts'
export { useAirport, useLanguage, usePermission, useSession, useTheme } from './hooks/use-session.ts'
export { useCall, useHost, useLocation, useQueryParam, useTab, useTabActive } from './hooks/use-tab.ts'
export type { ApprovalPlace } from './host-approval.ts'
export type { Draft, DraftPlace, DraftValues, HostDrafts, KeptDraft } from './host-drafts.ts'
export type { HostSaves, Save, SaveAnswer, SaveNews, SavePlace } from './host-saves.ts'
export { newId } from './ids/new-id.ts'
export { type LazyPage, lazyPage, type Page, PageNotFetched } from './pages/lazy-page.ts'
export type { PageFailureProps } from './pages/page-failure.tsx'
export { useTexts } from './texts/use-texts.ts'
