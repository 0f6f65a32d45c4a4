import type { Language } from '@apron/contract/dictionary/language'
import type { Statement } from '@apron/contract/home/home'
import { type CallContext, callerOf } from '@apron/server-kit/calls/call-context'
import type { StatementRow, WidgetProvider } from '@apron/server-kit/plugin/widget-provider'
import type { BoxSource } from './box-source.ts'

/** A statement and its sub-application. */
export interface AppStatement {
  readonly app: string
  readonly source: WidgetProvider
}

export interface StatementsDeps {
  readonly statements: readonly AppStatement[]
  /** Returns those of these applications that were switched off. */
  readonly switchedOff: (names: readonly string[]) => Promise<ReadonlySet<string>>
  /** Returns the paths in a person's menu. */
  readonly pathsOf: (userCode: string) => Promise<ReadonlySet<string>>
  /** Called when a source fails. */
  readonly failed: (statement: string, error: unknown) => void
}

/** Statements of sub-applications for the caller's dashboard. */
export interface StatementsService {
  boxes(context: CallContext): Promise<BoxSource[]>
  list(context: CallContext): Promise<Statement[]>
}

function toRow(row: StatementRow, language: Language) {
  const { value, url } = row
  const label = row.label[language]
  return url === undefined ? { label, value } : { label, value, url }
}

const idOf = ({ app, source }: AppStatement) => `${app}.${source.id}`

export function createStatementsService(deps: StatementsDeps): StatementsService {
  /**
   * Returns the statements with permission, menu entry and running application. A box of others would link to nothing.
   */
  async function findOffered(context: CallContext): Promise<AppStatement[]> {
    const { userCode, resources } = callerOf(context)
    const permitted = deps.statements.filter(({ source }) => resources.has(source.resource))
    if (permitted.length === 0) return []
    const off = await deps.switchedOff(permitted.map(({ app }) => app))
    const paths = await deps.pathsOf(userCode)
    return permitted.filter(({ app, source }) => !off.has(app) && paths.has(source.url))
  }

  async function rowsOf(statement: AppStatement, context: CallContext): Promise<Statement['rows']> {
    try {
      const rows = await statement.source.rows(context)
      return rows.map(row => toRow(row, context.language))
    } catch (error) {
      deps.failed(idOf(statement), error)
      return null
    }
  }

  return {
    async boxes(context) {
      return (await findOffered(context)).map(statement => ({
        kind: `statement:${idOf(statement)}`,
        title: statement.source.title,
        sizes: ['wide', 'small', 'full'],
      }))
    },
    async list(context) {
      const statements = await findOffered(context)
      return Promise.all(
        statements.map(async statement => ({
          id: idOf(statement),
          title: statement.source.title[context.language],
          url: statement.source.url,
          rows: await rowsOf(statement, context),
        })),
      )
    },
  }
}
