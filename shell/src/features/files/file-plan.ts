import { fileExtension, previewKind } from '@apron/contract/rules/files/file-kinds'

/** Processing of a selected file before it is uploaded. */
export type FilePlan =
  | { readonly kind: 'unchanged' }
  /** Shrinks, turns upright and re-encodes the picture, which removes all metadata. */
  | { readonly kind: 'draw'; readonly type: 'image/jpeg' | 'image/png'; readonly name: string }

/** Matches HEIC photos. Accepted where the browser can decode them. */
export const isHeic = (name: string) => /\.hei[cf]$/i.test(name)

/**
 * Uploads documents unchanged. Pictures are re-encoded under a neutral file name: drawings losslessly,
 * everything else as JPEG.
 * @param number position of the picture in its field
 */
export function filePlan(name: string, number: number): FilePlan {
  if (!isHeic(name) && previewKind(name) !== 'image') return { kind: 'unchanged' }
  const ending = fileExtension(name)
  return ending === 'png' || ending === 'gif'
    ? { kind: 'draw', type: 'image/png', name: `photo-${number}.png` }
    : { kind: 'draw', type: 'image/jpeg', name: `photo-${number}.jpg` }
}
