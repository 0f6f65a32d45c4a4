import { encode } from 'uqr'

/** Light modules around a code, which scanners need. */
const QUIET = 4

/** A QR code as one path in a square of `size` modules: dark is drawn, light is the ground. */
export function qrPath(text: string): { readonly size: number; readonly path: string } {
  const { data } = encode(text, { ecc: 'M', border: QUIET })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size: data.length, path: dark.join('') }
}
