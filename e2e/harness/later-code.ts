import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { Page } from '@playwright/test'

const SOURCE = resolve(import.meta.dirname, '../../shell/src')
/** Of the shell itself: an import of a package is not a file of ours. */
const LATER = /\bimport\(\s*'(\.[^']+)'\s*\)/g

/** Every file that the shell fetches later than the file that names it, read from the source. */
export function laterCode(): string[] {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  const found = files
    .filter(file => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .flatMap(file =>
      [...readFileSync(join(SOURCE, file), 'utf8').matchAll(LATER)].map(([, target]) =>
        relative(SOURCE, resolve(SOURCE, dirname(file), target ?? '')),
      ),
    )
  return [...new Set(found)].toSorted()
}

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
