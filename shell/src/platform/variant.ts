import type { Variant } from '@apron/contract/variants/variant'
import { VARIANTS, type VariantKey } from '@apron/contract/variants/variants'

function isVariantKey(key: string): key is VariantKey {
  return Object.hasOwn(VARIANTS, key)
}

/** Returns a value the server has written into the page's head. */
export function metaContent(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
}

/** Returns the deployment that served this page (VAR-01). */
export function variantOfPage(): Variant {
  const key = metaContent('apron-variant')
  if (!isVariantKey(key)) throw new Error(`Unknown variant "${key}" in the page's head`)
  return VARIANTS[key]
}
