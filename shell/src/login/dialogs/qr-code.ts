import { encode } from 'uqr'

/**
 * Creates a QR code (ISO/IEC 18004) with error correction level M: rows of modules, true for dark.
 * Always uses mask 0, which every scanner reads and which keeps codes comparable.
 * @param quiet width of the light margin in modules
 */
export function qrMatrix(text: string, quiet: number): readonly (readonly boolean[])[] {
  return encode(text, { ecc: 'M', maskPattern: 0, border: quiet }).data
}
