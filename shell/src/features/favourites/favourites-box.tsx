import { useTexts } from '@apron/sdk/texts'
import { ErrorState, Skeleton } from '@apron/ui/feedback'
import { useQuery } from '@tanstack/react-query'
import type { HttpClient } from '../../platform/http/http-client.ts'
import { useMissingText } from '../../platform/http/use-missing-text.ts'
import { homeTexts } from '../home/home.texts.ts'
import styles from './favourites-box.module.css'
import { favouritesQuery } from './favourites-query.ts'

/** As many as one finds at a glance; the page has them all. */
const SHOWN = 8

/** The newest favourites, for the dashboard. */
export function FavouritesBox({ http }: { readonly http: HttpClient }) {
  const texts = useTexts(homeTexts)
  const missing = useMissingText()
  const favourites = useQuery(favouritesQuery(http))
  if (favourites.isPending) return <Skeleton lines={4} />
  if (favourites.isError) {
    return (
      <ErrorState
        text={missing(texts.favouritesFailed, favourites.error)}
        onRetry={() => void favourites.refetch()}
      />
    )
  }
  if (favourites.data.length === 0) return <p>{texts.noFavourites}</p>
  return (
    <ul className={styles['list']}>
      {favourites.data.slice(0, SHOWN).map(({ id, name, url }) => (
        <li key={id}>
          <a href={url}>{name}</a>
        </li>
      ))}
    </ul>
  )
}
