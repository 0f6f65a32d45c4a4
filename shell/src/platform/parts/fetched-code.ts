import { mendSheets } from './missing-sheets.ts'

/**
 * When code comes that the first page does without: `first` and `idle` after the first page, before anybody asks,
 * so that it is there when the network is not; `asked` when somebody needs it.
 */
export type Ahead = 'first' | 'idle' | 'asked'

/** Code that travels in a file of its own. */
export interface FetchedCode<Module> {
  readonly ahead: Ahead
  /** Whether it is there. */
  readonly fetched: boolean
  /** Fetches it once; after a failure the next call fetches again. */
  get(): Promise<Module>
  /** Settles when it is there, whoever has fetched it. */
  whenThere(): Promise<Module>
}

/** Thrown in place of the platform's own error, so that the page can say what happened. */
export class CodeNotFetched extends Error {
  constructor(cause: unknown) {
    super(`A part of the portal could not be fetched: ${String(cause)}`, { cause })
    this.name = 'CodeNotFetched'
  }
}

const all: FetchedCode<unknown>[] = []

/** Everything of this kind that is not there yet; what is inside a part is known once the part is there. */
export function notFetched(ahead: Ahead): FetchedCode<unknown>[] {
  return all.filter(code => code.ahead === ahead && !code.fetched)
}

/** The one way to fetch code later: a browser test goes through every use of it without a network. */
export function fetchedCode<Module>(load: () => Promise<Module>, ahead: Ahead = 'idle'): FetchedCode<Module> {
  let fetched = false
  let failed = false
  let current: Promise<Module> | null = null
  const { promise: there, resolve: arrived } = Promise.withResolvers<Module>()

  async function fetchOnce(): Promise<Module> {
    try {
      // The bundler asks for the sheets of a file once only, also when they did not come.
      if (failed) await mendSheets(document)
      const module = await load()
      fetched = true
      arrived(module)
      return module
    } catch (error) {
      failed = true
      current = null
      throw new CodeNotFetched(error)
    }
  }

  const code: FetchedCode<Module> = {
    ahead,
    get fetched() {
      return fetched
    },
    get: () => (current ??= fetchOnce()),
    whenThere: () => there,
  }
  all.push(code)
  return code
}
