import { IMAGE_EXTENSIONS } from '@apron/contract/rules/files/file-kinds'

export type RejectionReason = 'format' | 'size' | 'count'

export interface UploadLimits {
  /** Extensions without the dot, in lower case. */
  readonly accept: readonly string[]
  readonly maxFiles: number
  readonly maxBytes: number
}

const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
/** Photo formats of some phones. The portal converts them to its own formats or says that it cannot. */
const PHONE_PHOTO_EXTENSIONS = ['heic', 'heif']

const isOneOf = (extensions: readonly string[]) => (extension: string) => extensions.includes(extension)

/** Returns whether the accepted files can come from a camera. */
export const takesPhotos = ({ accept }: Pick<UploadLimits, 'accept'>) =>
  accept.some(isOneOf(IMAGE_EXTENSIONS))

/** Returns whether a file is shown as a picture. */
export const isPicture = (name: string) => isOneOf(IMAGE_EXTENSIONS)(extensionOf(name))

/**
 * Returns the extensions for the browser's file dialog. Phone formats are left out: with JPEG alone, such a phone
 * converts its photos itself.
 */
export const acceptedExtensions = ({ accept }: Pick<UploadLimits, 'accept'>) =>
  accept.map(ending => `.${ending}`).join(',')

/** Returns the number of the next photo. The only source is the existing names, such as `photo-3.jpg`. */
export function nextPhotoNumber(names: readonly string[], sendingNumbers: readonly number[]): number {
  const numbers = names.map(name => Number(/^photo-(\d{1,6})\./.exec(name)?.[1] ?? 0))
  return Math.max(0, ...numbers, ...sendingNumbers) + 1
}

/**
 * Returns for each chosen or dropped file why it is rejected, or null if it is uploaded.
 * @param fileCount number of files so far, including those being sent
 */
export function checkFiles(
  files: readonly { readonly name: string; readonly size: number }[],
  fileCount: number,
  { accept, maxFiles, maxBytes }: UploadLimits,
): (RejectionReason | null)[] {
  const accepted = takesPhotos({ accept }) ? [...accept, ...PHONE_PHOTO_EXTENSIONS] : accept
  let room = maxFiles - fileCount
  return files.map(({ name, size }) => {
    if (!accepted.includes(extensionOf(name))) return 'format'
    if (size > maxBytes) return 'size'
    room -= 1
    return room < 0 ? 'count' : null
  })
}

const UNITS = ['B', 'KB', 'MB'] as const

/** Formats a size: 1536 → `1.5 KB`. */
export function fileSize(bytes: number): string {
  let size = bytes
  let unit = 0
  while (size >= 1000 && unit < UNITS.length - 1) {
    size /= 1024
    unit += 1
  }
  return `${unit === 0 ? size : Number(size.toFixed(1))} ${UNITS[unit] ?? ''}`
}
