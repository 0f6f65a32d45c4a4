/** A step of the guide, as executed by a script. */
export type GuideStep =
  /** Commands in the reader's terminal. */
  | { readonly kind: 'run'; readonly commands: string }
  /** Commands in a separate terminal that keep running. The reader continues once they have printed `until`. */
  | { readonly kind: 'background'; readonly commands: string; readonly until: string }
  /** Ctrl-C in the other terminal. */
  | { readonly kind: 'stop' }
  /** A check in the browser: the test of this name in `e2e/tests/guide/guide.spec.ts`. */
  | { readonly kind: 'see'; readonly what: string }
  /** A block that the reader saves as a file in the current folder. */
  | { readonly kind: 'file'; readonly path: string; readonly text: string }

const MARKER = /^<!-- follow: (.+) -->$/
const FENCE = /^```(\w*)$/

type Marker =
  | { readonly kind: 'background'; readonly until: string }
  | { readonly kind: 'file'; readonly path: string }

/** @throws for an unknown marker, so that a misspelt one is not treated as a comment */
function readMarker(words: string): GuideStep | Marker {
  const background = /^in the background until "(.+)"$/.exec(words)?.[1]
  if (background !== undefined) return { kind: 'background', until: background }
  const file = /^write (\S+)$/.exec(words)?.[1]
  if (file !== undefined) return { kind: 'file', path: file }
  const what = /^see (.+)$/.exec(words)?.[1]
  if (what !== undefined) return { kind: 'see', what }
  if (words === 'stop') return { kind: 'stop' }
  throw new Error(`The guide has a marker that means nothing: ${words}`)
}

function stepOf(language: string, text: string, marker: Marker | null): GuideStep | null {
  if (marker?.kind === 'file') return { ...marker, text }
  if (language !== 'sh') {
    if (marker === null) return null
    throw new Error(`Only commands run in the background, not ${language}`)
  }
  return marker === null ? { kind: 'run', commands: text } : { ...marker, commands: text }
}

/** Returns the steps of a guide in order: every block of `sh`, every block and every place with a marker. */
export function guideSteps(markdown: string): GuideStep[] {
  const steps: GuideStep[] = []
  let marker: Marker | null = null
  let block: { readonly language: string; readonly lines: string[] } | null = null
  for (const line of markdown.split('\n')) {
    const fence = FENCE.exec(line)?.[1]
    if (block !== null) {
      if (fence !== '') {
        block.lines.push(line)
        continue
      }
      const step = stepOf(block.language, `${block.lines.join('\n')}\n`, marker)
      if (step !== null) steps.push(step)
      block = null
      marker = null
      continue
    }
    if (fence !== undefined) {
      block = { language: fence, lines: [] }
      continue
    }
    const words = MARKER.exec(line)?.[1]
    if (words === undefined) continue
    if (marker !== null) throw new Error(`No block follows the marker before: ${words}`)
    const read = readMarker(words)
    if (read.kind === 'stop' || read.kind === 'see' || 'commands' in read || 'text' in read) steps.push(read)
    else marker = read
  }
  if (block !== null || marker !== null) throw new Error('The guide ends inside a block, or after a marker')
  return steps
}
