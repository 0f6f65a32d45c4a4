/** The log of the server. Entries carry the name of the application. Never log user input or secrets. */
export interface Logger {
  debug(about: object, text: string): void
  info(about: object, text: string): void
  warn(about: object, text: string): void
  error(about: object, text: string): void
}
