/** How a kind of file is looked at before it is kept. */
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

/** The kinds of files that are taken, by extension. Whatever runs when it is opened, SVG and HTML among it, is none of them (security note T18). */
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

/** What the portal shows in place; everything else is downloaded. */
export const IMAGE_EXTENSIONS = FILE_EXTENSIONS.filter(name => FILE_KINDS[name].check === 'image')

function isFileExtension(name: string): name is FileExtension {
  return Object.hasOwn(FILE_KINDS, name)
}

/** The extension by which a file is judged; null when it is none of ours. */
export function fileExtension(name: string): FileExtension | null {
  const ending = /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return isFileExtension(ending) ? ending : null
}

/** Whether a file may be chosen where only some kinds are asked for. */
export function isAccepted(name: string, accepted: readonly FileExtension[]): boolean {
  const extension = fileExtension(name)
  return extension !== null && accepted.includes(extension)
}

/** How a file is shown in place; null where it is only downloaded. */
export function previewKind(name: string): 'image' | 'pdf' | null {
  const extension = fileExtension(name)
  const check = extension === null ? null : FILE_KINDS[extension].check
  return check === 'image' || check === 'pdf' ? check : null
}
