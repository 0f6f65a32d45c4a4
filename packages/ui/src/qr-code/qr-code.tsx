import { encode } from 'uqr'

/** Width of the light border that scanners need, in modules. */
const QUIET = 4

/** Returns a QR code as one path in a square of `size` modules. The path draws the dark modules. */
export function qrPath(text: string, level: 'M' | 'Q' = 'M') {
  const { data } = encode(text, { ecc: level, border: QUIET })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size: data.length, path: dark.join('') }
}

export interface QrCodeProps {
  readonly text: string
  /** Accessible name. Without it the code is hidden from screen readers. */
  readonly label?: string
  /** Error correction. `Q` tolerates more dirt. */
  readonly level?: 'M' | 'Q'
  readonly className?: string | undefined
}

/** A QR code, dark on light in every theme, as scanners expect. */
export function QrCode({ text, label, level, className }: QrCodeProps) {
  const { size, path } = qrPath(text, level)
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg {...name} className={className} viewBox={`0 0 ${size} ${size}`}>
      <rect width="100%" height="100%" fill="white" />
      <path d={path} fill="black" shapeRendering="crispEdges" />
    </svg>
  )
}
