/**
 * Keeps an element's scroll position while it is hidden. A sleeping page renders shortly after its pane is
 * shown, and the browser resets the scroll of an empty pane.
 * @returns a function to call when the element is shown
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
