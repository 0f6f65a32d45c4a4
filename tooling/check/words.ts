/** Words of our own that had a name in the field, and that name. */
export const FIELD_NAMES = {
  forgive: 'reset',
  formRound: 'remountKey',
  heed: 'receive',
  sayFaults: 'showFieldErrors',
} as const

const OWN = Object.keys(FIELD_NAMES).join('|')
/** Where a name begins to be: a function, a variable, a method, a property. What is only called is not ours to name. */
const DECLARED = new RegExp(
  `(?:\\b(?:function|const|let|readonly)\\s+|^\\s*(?:async\\s+)?)(${OWN})\\b(?=\\s*[(:=<])`,
  'gm',
)

/** Names that a source declares in a word of our own, each with what the field says. */
export function ownWords(source: string): string[] {
  return [...source.matchAll(DECLARED)].map(([, word = '']) => word)
}
