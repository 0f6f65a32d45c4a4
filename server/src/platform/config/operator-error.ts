import type { Language } from '@apron/contract/dictionary/language'
import type { TextPair } from '@apron/contract/texts/text-pair'

/** Returns the terminal language from the locale variables in POSIX order. Defaults to English. */
export function terminalLanguage(env: NodeJS.ProcessEnv): Language {
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || ''
  return locale.toLowerCase().startsWith('zh') ? 'zh' : 'en'
}

/**
 * An error that only the operator can fix: a wrong setting, a folder in use, a full disk. The process prints `message`
 * without a stack and ends with exit code 1.
 */
export class OperatorError extends Error {
  readonly text: TextPair

  constructor(text: TextPair, options?: ErrorOptions) {
    super(text[terminalLanguage(process.env)], options)
    this.name = 'OperatorError'
    this.text = text
  }
}
