/** The log of the server. Lines carry the name of the application. Never log what people have written, nor secrets. */
export interface Logger {
  debug(about: object, text: string): void
  info(about: object, text: string): void
  warn(about: object, text: string): void
  error(about: object, text: string): void
}
