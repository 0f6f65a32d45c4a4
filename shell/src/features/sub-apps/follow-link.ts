import { internalTarget } from './internal-link.ts'

/** Click fields that React and native events have in common, also those of frames. */
export type Click = Pick<
  MouseEvent,
  'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'preventDefault'
> & { readonly target: EventTarget | null }

/**
 * Opens the clicked link in the portal if it is a plain link to one of its pages (NAV-04). @param view the
 * window of the link
 */
export function followLink(
  click: Click,
  navigate: (to: string) => void,
  view: Pick<typeof globalThis, 'Element' | 'HTMLAnchorElement'> = globalThis,
): void {
  const link = click.target instanceof view.Element ? click.target.closest('a[href]') : null
  if (!(link instanceof view.HTMLAnchorElement) || click.defaultPrevented) return
  const target = internalTarget({
    href: link.href,
    origin: location.origin,
    target: link.target,
    download: link.hasAttribute('download'),
    plain: click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey,
  })
  if (target === null) return
  click.preventDefault()
  navigate(target)
}
