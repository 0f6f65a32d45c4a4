import type { Plugin } from 'vite'
import { scopeCss } from './scope-css.ts'

const IS_STYLE = /\.css(?:$|\?)/
/** Sheets imported as text or address are not added to the page automatically. */
const IS_TEXT = /[?&](?:raw|url|inline)\b/

/**
 * Runs between Vite's two CSS steps: imports and modules are resolved, but nothing is on the page yet. Also
 * in development.
 */
export function scopeCssPlugin(name: string): Plugin {
  return {
    name: 'apron:scope-css',
    transform(code, id) {
      if (!IS_STYLE.test(id) || IS_TEXT.test(id)) return null
      return { code: scopeCss(code, name, id), map: null }
    },
  }
}
