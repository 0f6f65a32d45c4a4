/** Patterns of text that may name a person or an aircraft. The page warns about it and still lets the report be sent. */
const PATTERNS: readonly RegExp[] = [
  // A staff number.
  /(?<!\d)\d{6}(?!\d)/,
  // A mobile number.
  /(?<!\d)1[3-9]\d{9}(?!\d)/,
  // A registration.
  /\bB-?[0-9][0-9A-Z]{3}\b/i,
  /执照|licen[cs]e\s*(?:no|number)/i,
  /[\w.+-]+@[\w-]+\.\w/,
]

export const looksPersonal = (text: string) => PATTERNS.some(pattern => pattern.test(text))
