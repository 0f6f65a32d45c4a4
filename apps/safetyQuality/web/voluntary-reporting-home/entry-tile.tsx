interface EntryTileProps {
  readonly href: string
  readonly title: string
  readonly note: string
  readonly main?: boolean
}

/** Large link that can be tapped with a glove. */
export function EntryTile({ href, title, note, main = false }: EntryTileProps) {
  return (
    <a className="sq-entry" href={href} data-main={main || undefined}>
      <strong className="sq-entry-title">{title}</strong>
      <span className="sq-entry-note">{note}</span>
    </a>
  )
}
