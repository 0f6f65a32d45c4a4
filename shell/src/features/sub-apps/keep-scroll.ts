/**
 * Keeps how far an element is scrolled while it is hidden. A page that sleeps is drawn a moment after its pane is shown, and with
 * nothing in it the browser takes the pane back to its top.
 * @returns to be called when the element is shown
 */
export function keepScroll(el: HTMLElement, signal: AbortSignal): () => void {
  let left = 0
  let top = 0
  let waking = false
  el.addEventListener(
    'scroll',
    () => {
      if (!waking) ({ scrollLeft: left, scrollTop: top } = el)
    },
    { passive: true, signal },
  )
  return () => {
    waking = true
    requestAnimationFrame(() => {
      el.scrollTo({ left, top, behavior: 'instant' })
      waking = false
    })
  }
}
