import { fileExtension, previewKind } from '@apron/contract/rules/files/file-kinds'

/** What becomes of a file that was chosen, before it leaves the device. */
export type FilePlan =
  | { readonly kind: 'as-it-is' }
  /** Shrunk, turned upright and drawn anew as this type: what lies beside the pixels is gone with that. */
  | { readonly kind: 'draw'; readonly type: 'image/jpeg' | 'image/png'; readonly name: string }

/** Photos as some telephones write them: taken where the browser can read them. */
export const isHeic = (name: string) => /\.hei[cf]$/i.test(name)

/**
 * Documents go as they are. Pictures are drawn anew under a name that says nothing of person or place: drawings stay as sharp as they are,
 * everything else becomes a JPEG.
 * @param number which picture of its field it is
 */
export function filePlan(name: string, number: number): FilePlan {
  if (!isHeic(name) && previewKind(name) !== 'image') return { kind: 'as-it-is' }
  const ending = fileExtension(name)
  return ending === 'png' || ending === 'gif'
    ? { kind: 'draw', type: 'image/png', name: `photo-${number}.png` }
    : { kind: 'draw', type: 'image/jpeg', name: `photo-${number}.jpg` }
}
