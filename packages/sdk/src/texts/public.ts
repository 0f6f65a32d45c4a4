/** What the shell says its own texts with: apart, so that the first page of a portal does not wait for the rest of the SDK. */
export { TextsContext, useTextLanguage, useTexts } from './use-texts.ts'
