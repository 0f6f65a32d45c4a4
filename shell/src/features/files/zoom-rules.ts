/** Zoom factors relative to the window; 1 fits. */
export const ZOOM_STEPS = [0.5, 0.75, 1, 1.5, 2, 3, 4] as const
export const FIT = 1

/** Returns the next zoom step in a direction, or the same at either end. */
export function nextZoom(zoom: number, direction: 1 | -1): number {
  const steps = direction === 1 ? ZOOM_STEPS : ZOOM_STEPS.toReversed()
  return steps.find(step => (step - zoom) * direction > 0) ?? zoom
}
