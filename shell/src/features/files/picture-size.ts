interface Size {
  readonly width: number
  readonly height: number
}

/** Returns the size that fits a picture within the limit, without enlarging it. */
export function fittedSize({ width, height }: Size, longestEdge: number): Size {
  const scale = Math.min(1, longestEdge / Math.max(width, height))
  const scaled = (edge: number) => Math.max(1, Math.round(edge * scale))
  return { width: scaled(width), height: scaled(height) }
}
