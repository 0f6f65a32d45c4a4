/** Brings one item into sight and puts the focus on what it lacks: the first invalid control, else its first one. */
export function focusItem(container: HTMLElement, itemId: string): void {
  const item = container.querySelector(`[data-item="${CSS.escape(itemId)}"]`)
  const invalid = item?.querySelector('[aria-invalid="true"]') ?? item
  const control = invalid?.matches(CONTROLS) ? invalid : invalid?.querySelector(CONTROLS)
  if (!(control instanceof HTMLElement)) return
  control.focus({ preventScroll: true })
  // The style's scroll margin keeps it clear of the header; `center` would move the shell around the page as well.
  item?.scrollIntoView({ block: 'nearest' })
}

const CONTROLS = 'input, textarea, button'
