/** Scrolls to the first field with a problem and focuses it if possible. */
export function showFirstProblem(form: HTMLElement | null): void {
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"], .sq-wrong')
  first?.scrollIntoView({ block: 'center' })
  first?.focus({ preventScroll: true })
}
