import { type Static, Type } from 'typebox'
import { FILE_NAME_CHARACTERS } from '../limits/files.ts'
import { FILE_URL_PATTERN } from '../wire/formats/file-url.ts'

/** A file of the portal, as stored in records (§3). */
export const UploadedFile = Type.Object({
  name: Type.String({ minLength: 1, maxLength: FILE_NAME_CHARACTERS, pattern: '^[^\\u0000]*$' }),
  url: Type.String({ pattern: FILE_URL_PATTERN }),
})
export type UploadedFile = Static<typeof UploadedFile>
