import { Mono } from '@apron/ui/text'
import type { LibraryRow } from '../../contract/library/library.entities.ts'
import { RiskChange } from './risk-change.tsx'

/** Returns the address of an entry. */
export const entryLink = (id: string) => `/safetyQuality/checkedLibrary?id=${encodeURIComponent(id)}`

/** Shows an entry of the library in short. The whole card is a link to it. */
export function LibraryCard({ entry }: { readonly entry: LibraryRow }) {
  return (
    <article className="sq-library-card">
      <p className="sq-library-head">
        <Mono>{entry.number}</Mono>
        <span>{entry.month}</span>
        <span>{entry.category.name}</span>
        {entry.ata && <span>{`ATA ${entry.ata.code}`}</span>}
      </p>
      <h2 className="sq-library-title">
        <a href={entryLink(entry.id)}>{entry.title}</a>
      </h2>
      <p className="sq-library-text" title={entry.happened}>
        {entry.happened}
      </p>
      <RiskChange riskBefore={entry.riskBefore} riskAfter={entry.riskAfter} />
    </article>
  )
}
