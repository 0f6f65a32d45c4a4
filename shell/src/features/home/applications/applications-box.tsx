import { useTexts } from '@apron/sdk/texts'
import { ErrorState, Skeleton } from '@apron/ui/feedback'
import { useQuery } from '@tanstack/react-query'
import type { HttpClient } from '../../../platform/http/http-client.ts'
import { useMissingText } from '../../../platform/http/use-missing-text.ts'
import type { MenuNode } from '../../navigation/menu-rules.ts'
import styles from '../home.module.css'
import { homeTexts } from '../home.texts.ts'
import { applicationsQuery } from '../home-queries.ts'
import { entriesOfApplications } from './application-rules.ts'
import { ApplicationTiles } from './application-tiles.tsx'

interface ApplicationsBoxProps {
  readonly http: HttpClient
  readonly menu: readonly MenuNode[]
}

/** Shows the applications the user has selected for the dashboard. */
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
  const chosen = applications.data.filter(application => application.chosen).map(({ code }) => code)
  const shown = entriesOfApplications(menu, chosen)
  if (shown.length === 0) {
    const nothing = chosen.length === 0 ? texts.noApplications : texts.noneInstalled
    return <p className={styles['nothing']}>{nothing}</p>
  }
  return <ApplicationTiles menu={shown} />
}
