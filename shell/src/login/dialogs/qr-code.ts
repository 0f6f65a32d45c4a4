import { encode } from 'uqr'

/**
 * A QR code (ISO/IEC 18004) of error correction level M: rows of modules, true where they are dark.
 * Always mask 0: every scanner reads every mask, and codes stay comparable.
 * @param quiet light modules around it
 */
export function qrMatrix(text: string, quiet: number): readonly (readonly boolean[])[] {
  return encode(text, { ecc: 'M', maskPattern: 0, border: quiet }).data
}
