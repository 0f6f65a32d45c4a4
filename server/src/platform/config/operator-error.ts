import type { Language } from '@apron/contract/entities/language'
import type { TextPair } from '@apron/contract/texts/text-pair'

/** The language of texts on a terminal, from the locale's variables as POSIX orders them. English when they say nothing. */
export function terminalLanguage(env: NodeJS.ProcessEnv): Language {
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || ''
  return locale.toLowerCase().startsWith('zh') ? 'zh' : 'en'
}

/**
 * Something that only the operator can put right: a wrong setting, a folder in use, a full disk.
 * The process prints `message` without a stack and ends with exit code 1.
 */
export class OperatorError extends Error {
  readonly text: TextPair

  constructor(text: TextPair, options?: ErrorOptions) {
    super(text[terminalLanguage(process.env)], options)
    this.name = 'OperatorError'
    this.text = text
  }
}
