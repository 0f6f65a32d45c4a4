import type { Page } from '@playwright/test'

export interface Missing {
  /** This file cannot be fetched from now on; null: everything can. */
  lose(file: string | null): void
}

/** A network that can lose single files of the shell, in a browser that fetches ahead only what must be there. */
export async function losingNetwork(page: Page): Promise<Missing> {
  let lost: RegExp | null = null
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await page.route('**/assets/*', route => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
    return lost?.test(name) === true ? route.abort('internetdisconnected') : route.continue()
  })
  return {
    lose(file) {
      // The builder names a file after its module, and puts the hash of its content behind.
      const name = file
        ?.split('/')
        .at(-1)
        ?.replace(/\.tsx?$/, '')
        .replaceAll('.', '[.]')
      lost = name === undefined ? null : new RegExp(`^${name}-[\\w-]{8}[.]js$`)
    },
  }
}
