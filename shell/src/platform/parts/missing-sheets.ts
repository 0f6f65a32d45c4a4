/** Asks again for a style sheet; the link that failed stays until the new one is there, to be found again. */
function askAgain(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const again = link.cloneNode()
    if (!(again instanceof HTMLLinkElement)) return reject(new Error('Not a link'))
    again.addEventListener('load', () => {
      link.remove()
      resolve()
    })
    again.addEventListener('error', () => {
      again.remove()
      reject(new Error(`${link.href} could not be loaded`))
    })
    link.after(again)
    return undefined
  })
}

/** Fetches the style sheets of the page that did not come. Rejects when they do not come again. */
export async function mendSheets(page: Document): Promise<void> {
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  await Promise.all(links.filter(({ sheet }) => sheet === null).map(askAgain))
}
