import { IMAGE_EXTENSIONS } from '@apron/contract/rules/files/file-kinds'

export type RefusedFor = 'format' | 'size' | 'count'

export interface UploadLimits {
  /** Endings without the dot, lower case. */
  readonly accept: readonly string[]
  readonly maxFiles: number
  readonly maxBytes: number
}

const endingOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
/** How some telephones write photos; the portal makes pictures of its own kinds of them, or says that it cannot. */
const TELEPHONE_PHOTOS = ['heic', 'heif']

const isAmong = (endings: readonly string[]) => (ending: string) => endings.includes(ending)

/** Whether what is taken here can come from a camera. */
export const takesPhotos = ({ accept }: Pick<UploadLimits, 'accept'>) =>
  accept.some(isAmong(IMAGE_EXTENSIONS))

/** Whether a file is shown as a picture. */
export const isPicture = (name: string) => isAmong(IMAGE_EXTENSIONS)(endingOf(name))

/** The endings for the browser's own dialog. Telephone photos are not named: with JPEG alone such a telephone converts them itself. */
export const acceptedEndings = ({ accept }: Pick<UploadLimits, 'accept'>) =>
  accept.map(ending => `.${ending}`).join(',')

/** The numbers of the next photos: the names of those that are there say `photo-3.jpg` and nothing else. */
export function nextPhotoNumber(names: readonly string[], underWay: readonly number[]): number {
  const there = names.map(name => Number(/^photo-(\d{1,6})\./.exec(name)?.[1] ?? 0))
  return Math.max(0, ...there, ...underWay) + 1
}

/**
 * What becomes of files that were chosen or dropped, in their order; null: uploaded.
 * @param taken how many there are already, those under way among them
 */
export function judgeFiles(
  files: readonly { readonly name: string; readonly size: number }[],
  taken: number,
  { accept, maxFiles, maxBytes }: UploadLimits,
): (RefusedFor | null)[] {
  const taking = takesPhotos({ accept }) ? [...accept, ...TELEPHONE_PHOTOS] : accept
  let room = maxFiles - taken
  return files.map(({ name, size }) => {
    if (!taking.includes(endingOf(name))) return 'format'
    if (size > maxBytes) return 'size'
    room -= 1
    return room < 0 ? 'count' : null
  })
}

const UNITS = ['B', 'KB', 'MB'] as const

/** 1536 → `1.5 KB`. */
export function fileSize(bytes: number): string {
  let size = bytes
  let unit = 0
  while (size >= 1000 && unit < UNITS.length - 1) {
    size /= 1024
    unit += 1
  }
  return `${unit === 0 ? size : Number(size.toFixed(1))} ${UNITS[unit] ?? ''}`
}
