/** Brings the first field with a problem into sight; one that can be typed into has the focus then. */
export function showFirstProblem(form: HTMLElement | null): void {
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"], .sq-wrong')
  first?.scrollIntoView({ block: 'center' })
  first?.focus({ preventScroll: true })
}
