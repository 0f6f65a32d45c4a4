import type { Page } from '@playwright/test'

export interface LosingNetwork {
  /** Blocks this file from now on; null unblocks. */
  lose(file: string | null): void
}

/** Simulates a network that loses single files of the shell, in a browser that prefetches only required files. */
export async function simulateLosingNetwork(page: Page): Promise<LosingNetwork> {
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
      // The build names a file after its module, followed by a content hash.
      const name = file
        ?.split('/')
        .at(-1)
        ?.replace(/\.tsx?$/, '')
        .replaceAll('.', '[.]')
      lost = name === undefined ? null : new RegExp(`^${name}-[\\w-]{8}[.]js$`)
    },
  }
}
