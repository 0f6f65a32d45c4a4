import { RECORD_SEARCH_TEXT, RECORDS_PER_KIND } from '@apron/contract/limits/search'
import type { FoundRecord, FoundRecords } from '@apron/contract/search/search'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import type { SearchProvider } from '@apron/server-kit/plugin/search-provider'

/** A search provider and its sub-application. */
export interface AppRecords {
  readonly app: string
  readonly source: SearchProvider
}

export interface RecordSearchDeps {
  readonly sources: readonly AppRecords[]
  /** Returns those of these applications that were switched off. */
  readonly switchedOff: (names: readonly string[]) => Promise<ReadonlySet<string>>
  /** Returns the paths in a person's menu. */
  readonly pathsOf: (userCode: string) => Promise<ReadonlySet<string>>
  /** Called when a provider fails. */
  readonly failed: (app: string, error: unknown) => void
}

const isNumbered = (text: string) => (record: FoundRecord) =>
  record.number.toLowerCase() === text.toLowerCase()

/** Searches all applications that offer records. A failing one does not affect the others. */
export function createRecordSearch({ sources, switchedOff, pathsOf, failed }: RecordSearchDeps) {
  /**
   * Returns the providers with permission, menu entry and running application. Records of others would link to nothing.
   */
  async function findOffered(context: CallContext): Promise<readonly AppRecords[]> {
    const { userCode, resources } = callerOf(context)
    const permitted = sources.filter(({ source }) => resources.has(source.resource))
    if (permitted.length === 0) return []
    const off = await switchedOff(permitted.map(({ app }) => app))
    const paths = await pathsOf(userCode)
    return permitted.filter(({ app, source }) => !off.has(app) && paths.has(source.page))
  }

  async function recordsOf(
    { app, source }: AppRecords,
    text: string,
    context: CallContext,
  ): Promise<FoundRecord[] | null> {
    try {
      const found = await source.find({ text, limit: RECORDS_PER_KIND }, context)
      const kind = source.title[context.language]
      return found.slice(0, RECORDS_PER_KIND).map(({ number, title, state, site, url }) => {
        return { app, kind, number, title, state: state[context.language], site, url }
      })
    } catch (error) {
      failed(app, error)
      return null
    }
  }

  return async (typed: string, context: CallContext): Promise<FoundRecords> => {
    const text = typed.trim()
    if (text.length < RECORD_SEARCH_TEXT.min) return { records: [], complete: true }
    const results = await Promise.all(
      (await findOffered(context)).map(source => recordsOf(source, text, context)),
    )
    const records = results.flatMap(result => result ?? [])
    const isExact = isNumbered(text)
    return {
      records: [...records.filter(isExact), ...records.filter(record => !isExact(record))],
      complete: !results.includes(null),
    }
  }
}
