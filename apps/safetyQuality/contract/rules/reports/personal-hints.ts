/** Patterns of text that may identify a person or an aircraft. The page only warns about them. */
const PATTERNS: readonly RegExp[] = [
  // An employee number.
  /(?<!\d)\d{6}(?!\d)/,
  // A mobile number.
  /(?<!\d)1[3-9]\d{9}(?!\d)/,
  // An aircraft registration.
  /\bB-?[0-9][0-9A-Z]{3}\b/i,
  /执照|licen[cs]e\s*(?:no|number)/i,
  /[\w.+-]+@[\w-]+\.\w/,
]

export const looksPersonal = (text: string) => PATTERNS.some(pattern => pattern.test(text))
