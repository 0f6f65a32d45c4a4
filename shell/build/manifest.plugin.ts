import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { VARIANTS } from '@apron/contract/variants/variants'
import type { Plugin } from 'vite'

const SHELL = resolve(import.meta.dirname, '..')
const ICONS = resolve(SHELL, 'src/boot/icons')
const TOKENS = resolve(SHELL, '../packages/ui/src/tokens/tokens.css')
const SIZES = [192, 512] as const
/** Purpose of each icon by file name. */
const PURPOSES = { icon: 'any', maskable: 'maskable' } as const

/** Returns the value of a design token in the light theme. */
export function tokenValue(css: string, name: string): string {
  const value = new RegExp(`${name}: (#[0-9a-f]{6});`).exec(css)?.[1]
  if (value === undefined) throw new Error(`tokens.css has no ${name}`)
  return value
}

/** Writes the web app manifest of each deployment, `manifest-<variant>.json`, and its icons. */
export function manifestPlugin(): Plugin {
  return {
    name: 'apron:manifest',
    apply: 'build',
    generateBundle() {
      const css = readFileSync(TOKENS, 'utf8')
      const icons = Object.entries(PURPOSES).flatMap(([kind, purpose]) =>
        SIZES.map(size => {
          const name = `${kind}-${size}.png`
          const reference = this.emitFile({ type: 'asset', name, source: readFileSync(resolve(ICONS, name)) })
          const sizes = `${size}x${size}`
          return { src: `/${this.getFileName(reference)}`, sizes, type: 'image/png', purpose }
        }),
      )
      for (const [key, variant] of Object.entries(VARIANTS)) {
        const name = `Apron ${variant.name}`
        const manifest = {
          id: '/',
          name,
          short_name: name,
          lang: 'zh-CN',
          start_url: '/',
          scope: '/',
          display: 'standalone',
          theme_color: tokenValue(css, '--ap-rail'),
          background_color: tokenValue(css, '--ap-ground'),
          icons,
        }
        this.emitFile({
          type: 'asset',
          fileName: `manifest-${key}.json`,
          source: `${JSON.stringify(manifest)}\n`,
        })
      }
    },
  }
}
