import type { Plugin } from 'vite'
import { scopeCss } from './scope-css.ts'

const IS_STYLE = /\.css(?:$|\?)/
/** Asked for as text or as an address, so nobody puts it on the page by itself. */
const IS_TEXT = /[?&](?:raw|url|inline)\b/

/** Between Vite's own two CSS steps: imports and modules are resolved, nothing is on the page yet. Also in development. */
export function scopeCssPlugin(name: string): Plugin {
  return {
    name: 'apron:scope-css',
    transform(code, id) {
      if (!IS_STYLE.test(id) || IS_TEXT.test(id)) return null
      return { code: scopeCss(code, name, id), map: null }
    },
  }
}
