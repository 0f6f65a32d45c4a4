import { useTexts } from '@apron/sdk/texts'
import { ErrorState, Skeleton } from '@apron/ui/feedback'
import { useQuery } from '@tanstack/react-query'
import type { HttpClient } from '../../platform/http/http-client.ts'
import { useMissingText } from '../../platform/http/use-missing-text.ts'
import type { MenuNode } from '../navigation/menu-rules.ts'
import { ofApplications } from './application-rules.ts'
import { ApplicationTiles } from './application-tiles.tsx'
import styles from './home.module.css'
import { homeTexts } from './home.texts.ts'
import { applicationsQuery } from './home-queries.ts'

interface ApplicationsBoxProps {
  readonly http: HttpClient
  readonly menu: readonly MenuNode[]
}

/** The applications that the person has chosen to see here. */
export function ApplicationsBox({ http, menu }: ApplicationsBoxProps) {
  const texts = useTexts(homeTexts)
  const missing = useMissingText()
  const applications = useQuery(applicationsQuery(http))
  if (applications.isPending) return <Skeleton lines={5} />
  if (applications.isError) {
    return (
      <ErrorState
        text={missing(texts.applicationsFailed, applications.error)}
        onRetry={() => void applications.refetch()}
      />
    )
  }
  const shown = ofApplications(
    menu,
    applications.data.filter(({ chosen }) => chosen).map(({ code }) => code),
  )
  if (shown.length === 0) return <p className={styles['nothing']}>{texts.noApplications}</p>
  return <ApplicationTiles menu={shown} />
}
