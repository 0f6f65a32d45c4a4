import { Prose } from '@apron/ui/text'

interface ReportEntriesProps {
  readonly entries: readonly {
    readonly id: string
    readonly head: string
    readonly date: string
    readonly words: string
    /** True if the reader wrote it. */
    readonly isOwn: boolean
  }[]
}

/** Shows the conversation between the office and the reporter. */
export function ReportEntries({ entries }: ReportEntriesProps) {
  return (
    <ol className="sq-said">
      {entries.map(({ id, head, date, words, isOwn }) => (
        <li key={id} data-own={isOwn || undefined}>
          <div className="sq-said-head">
            <span>{head}</span>
            <time dateTime={date}>{date}</time>
          </div>
          <Prose>{words}</Prose>
        </li>
      ))}
    </ol>
  )
}
