import type { LazyTexts } from './lazy-texts.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell'
    keySeparator: false
    nsSeparator: false
    resources: { shell: { [Key in keyof LazyTexts]: string } }
  }
}
