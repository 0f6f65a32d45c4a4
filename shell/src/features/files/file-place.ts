import type { Variant } from '@apron/contract/variants/variant'
import type { CallIdentity } from '@apron/contract/wire/call-headers'

/** Where the files of the variant are, and who asks. */
export interface FilePlace {
  readonly paths: Variant['filePaths']
  readonly identity: CallIdentity & { readonly language: 'zh' | 'en' }
  readonly onSessionOver: (reason?: string) => void
}
