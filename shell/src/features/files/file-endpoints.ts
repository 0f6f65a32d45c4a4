import type { Variant } from '@apron/contract/variants/variant'
import type { CallIdentity } from '@apron/contract/wire/call-headers'

/** Base address of the variant's files, and the current user. */
export interface FileEndpoints {
  readonly paths: Variant['filePaths']
  readonly identity: CallIdentity & { readonly language: 'zh' | 'en' }
  readonly onSessionOver: (reason?: string) => void
}
