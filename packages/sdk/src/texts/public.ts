/** Texts for the shell, separate so that the portal's first page does not wait for the rest of the SDK. */
export { TextsContext, useTextLanguage, useTexts } from './use-texts.ts'
