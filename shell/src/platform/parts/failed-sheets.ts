/**
 * Requests a style sheet again. The failed link stays until the new one has loaded, so that it can be
 * retried.
 */
function reloadSheet(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const copy = link.cloneNode()
    if (!(copy instanceof HTMLLinkElement)) return reject(new Error('Not a link'))
    copy.addEventListener('load', () => {
      link.remove()
      resolve()
    })
    copy.addEventListener('error', () => {
      copy.remove()
      reject(new Error(`${link.href} could not be loaded`))
    })
    link.after(copy)
    return undefined
  })
}

/** Reloads the page's failed style sheets. Rejects if they fail again. */
export async function reloadFailedSheets(page: Document): Promise<void> {
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  await Promise.all(links.filter(({ sheet }) => sheet === null).map(reloadSheet))
}
