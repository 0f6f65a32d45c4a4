import { fillText } from '@apron/contract/texts/fill-text'
import { useTexts } from '@apron/sdk/texts'
import { Button } from '@apron/ui/button'
import { useMissingText } from '../../platform/http/use-missing-text.ts'
import { searchTexts } from './search.texts.ts'
import styles from './search-dialog.module.css'
import type { SearchResult } from './search-rules.ts'
import type { RecordSearchState } from './use-records.ts'

interface SearchNoteProps {
  readonly found: SearchResult
  readonly records: Omit<RecordSearchState, 'records'>
}

/** Status below the list: number of results, pending searches and failures. */
export function SearchNote({ found, records }: SearchNoteProps) {
  const texts = useTexts(searchTexts)
  const missing = useMissingText()
  const { searching, complete, error, retry } = records
  const isEmpty = found.groups.length === 0

  function state() {
    if (searching) return texts.searching
    return isEmpty ? texts.none : fillText(texts.count, { count: found.count })
  }

  const hint = found.hidden > 0 ? fillText(texts.more, { count: found.hidden }) : null
  return (
    <div className={styles['note']}>
      {error === null ? (
        <output className={isEmpty || searching ? undefined : styles['unseen']}>{state()}</output>
      ) : (
        <span role="alert" className={styles['failed']}>
          {missing(texts.recordsFailed, error)}
          <Button size="small" kind="plain" onClick={retry}>
            {texts.retry}
          </Button>
        </span>
      )}
      {!complete && <span>{texts.incomplete}</span>}
      {error === null && !searching && hint !== null && <span>{hint}</span>}
      {error === null && !searching && hint === null && !isEmpty && (
        <span className={styles['keys']}>{texts.keys}</span>
      )}
    </div>
  )
}
