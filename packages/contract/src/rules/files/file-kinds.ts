/** Check of a kind of file before it is stored. */
export type FileCheck = 'image' | 'pdf' | 'office' | 'archive' | 'text'

export interface FileKind {
  readonly mediaType: string
  readonly check: FileCheck
}

const image = (mediaType: string): FileKind => ({ mediaType, check: 'image' })
const office = (name: string): FileKind => ({
  mediaType: `application/vnd.openxmlformats-officedocument.${name}`,
  check: 'office',
})

/** Accepted kinds of files, by extension. Excludes everything that runs when opened, such as SVG and HTML (security note T18). */
export const FILE_KINDS = {
  png: image('image/png'),
  jpg: image('image/jpeg'),
  jpeg: image('image/jpeg'),
  webp: image('image/webp'),
  gif: image('image/gif'),
  pdf: { mediaType: 'application/pdf', check: 'pdf' },
  xlsx: office('spreadsheetml.sheet'),
  docx: office('wordprocessingml.document'),
  csv: { mediaType: 'text/csv', check: 'text' },
  txt: { mediaType: 'text/plain', check: 'text' },
  zip: { mediaType: 'application/zip', check: 'archive' },
} as const satisfies Record<string, FileKind>

export type FileExtension = keyof typeof FILE_KINDS

export const FILE_EXTENSIONS = Object.keys(FILE_KINDS).filter(isFileExtension)

/** Extensions shown inline. Everything else is downloaded. */
export const IMAGE_EXTENSIONS = FILE_EXTENSIONS.filter(name => FILE_KINDS[name].check === 'image')

function isFileExtension(name: string): name is FileExtension {
  return Object.hasOwn(FILE_KINDS, name)
}

/** Returns the extension of a file, or null if it is not accepted. */
export function fileExtension(name: string): FileExtension | null {
  const ending = /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return isFileExtension(ending) ? ending : null
}

/** Returns true if a file is of one of the accepted kinds. */
export function isAccepted(name: string, accepted: readonly FileExtension[]): boolean {
  const extension = fileExtension(name)
  return extension !== null && accepted.includes(extension)
}

/** Returns how a file is shown inline, or null if it can only be downloaded. */
export function previewKind(name: string): 'image' | 'pdf' | null {
  const extension = fileExtension(name)
  const check = extension === null ? null : FILE_KINDS[extension].check
  return check === 'image' || check === 'pdf' ? check : null
}
