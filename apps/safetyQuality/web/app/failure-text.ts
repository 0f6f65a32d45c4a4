import { CallError } from '@apron/sdk'

/** What a person reads where something could not be loaded: the server's text. */
export function failureText(error: Error): string {
  return error instanceof CallError ? error.said : error.message
}
