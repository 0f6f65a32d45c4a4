import { useTexts } from '@apron/sdk/texts'
import { ErrorState, Skeleton } from '@apron/ui/feedback'
import { useQuery } from '@tanstack/react-query'
import type { HttpClient } from '../../platform/http/http-client.ts'
import { useMissingText } from '../../platform/http/use-missing-text.ts'
import { homeTexts } from '../home/home.texts.ts'
import type { Missing } from '../navigation/availability.ts'
import { navigationTexts } from '../navigation/navigation.texts.ts'
import styles from './favourites-box.module.css'
import { favouritesQuery } from './favourites-query.ts'

/** As many as can be scanned at a glance; the page lists all. */
const SHOWN = 8

interface FavouritesBoxProps {
  readonly http: HttpClient
  /**
   * Returns what is missing behind an address, or null. The favourite stays and shows it, because it is the user's.
   */
  readonly missingTarget: (address: string) => Missing | null
}

/** Shows the newest favourites on the dashboard. */
export function FavouritesBox({ http, missingTarget }: FavouritesBoxProps) {
  const texts = useTexts(homeTexts)
  const navigation = useTexts(navigationTexts)
  const failed = useMissingText()
  const favourites = useQuery(favouritesQuery(http))
  if (favourites.isPending) return <Skeleton lines={4} />
  if (favourites.isError) {
    return (
      <ErrorState
        text={failed(texts.favouritesFailed, favourites.error)}
        onRetry={() => void favourites.refetch()}
      />
    )
  }
  if (favourites.data.length === 0) return <p>{texts.noFavourites}</p>
  return (
    <ul className={styles['list']}>
      {favourites.data.slice(0, SHOWN).map(({ id, name, url }) => {
        const missing = missingTarget(url)
        return (
          <li key={id}>
            <a
              href={url}
              data-missing={missing ?? undefined}
              title={missing === null ? undefined : navigation.missing[missing]}
            >
              {name}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
