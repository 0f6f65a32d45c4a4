import type { LazyTexts } from './lazy-texts.ts'
import type { SHELL_TEXTS } from './texts.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell'
    keySeparator: false
    nsSeparator: false
    resources: { shell: { [Key in keyof typeof SHELL_TEXTS | keyof LazyTexts]: string } }
  }
}
