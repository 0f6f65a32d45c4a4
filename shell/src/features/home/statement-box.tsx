import type { HomeBox, Statement } from '@apron/contract/home/home'
import { useTexts } from '@apron/sdk/texts'
import { ErrorState, Skeleton } from '@apron/ui/feedback'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { HttpClient } from '../../platform/http/http-client.ts'
import { useMissingText } from '../../platform/http/use-missing-text.ts'
import type { BoxContent } from './box-content.ts'
import styles from './home.module.css'
import { homeTexts } from './home.texts.ts'
import { statementsQuery } from './home-queries.ts'
import { countedRows, statementOf } from './statement-rules.ts'

/** Lists named figures. Each row links to the records it counts. */
function Figures({ title, rows }: { readonly title: string; readonly rows: NonNullable<Statement['rows']> }) {
  const texts = useTexts(homeTexts)
  const counted = countedRows(rows)
  if (counted.length === 0) return <p className={styles['nothing']}>{texts.statementNothing}</p>
  return (
    <table className={styles['figures']}>
      <caption className={styles['unseen']}>{title}</caption>
      <thead className={styles['unseen']}>
        <tr>
          <th scope="col">{texts.statementItem}</th>
          <th scope="col">{texts.statementCount}</th>
        </tr>
      </thead>
      <tbody>
        {counted.map(({ label, value, url }) => (
          <tr key={label}>
            <th scope="row">{url === undefined ? label : <a href={url}>{label}</a>}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function statementIn({ data }: UseQueryResult<Statement[]>, { kind }: HomeBox): Statement | undefined {
  return data?.find(statement => statement.id === statementOf(kind))
}

/**
 * Renders statement boxes of sub-applications. @param useSite returns the three-letter code of the current
 * site
 */
export function statementContent(http: HttpClient, useSite: () => string): BoxContent {
  return {
    Body({ box }) {
      const texts = useTexts(homeTexts)
      const missing = useMissingText()
      const statements = useQuery(statementsQuery(http, useSite()))
      if (statements.isPending) return <Skeleton lines={5} />
      const statement = statementIn(statements, box)
      if (!statement?.rows) {
        const failed = texts.statementFailed
        const text = statements.isError ? missing(failed, statements.error) : failed
        return <ErrorState text={text} onRetry={() => void statements.refetch()} />
      }
      return <Figures title={statement.title} rows={statement.rows} />
    },
    Action({ box }) {
      const texts = useTexts(homeTexts)
      const statement = statementIn(useQuery(statementsQuery(http, useSite())), box)
      return statement ? <a href={statement.url}>{texts.statementOpen}</a> : null
    },
  }
}
