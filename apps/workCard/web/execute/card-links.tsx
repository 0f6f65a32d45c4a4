import { useTexts } from '@apron/sdk'
import { LinkButton } from '@apron/ui/button'
import { Inline } from '@apron/ui/page'
import { Faint } from '@apron/ui/text'
import type { JobCardDetail } from '../../contract/job-card.ts'
import { EXECUTE_TEXTS } from './execute.texts.ts'

interface CardLinksProps {
  readonly row: JobCardDetail
  /** Installed applications. */
  readonly neighbours: readonly string[]
}

/** Links to manual, figure, tool desk and AR player. Applications that are not installed are plain text. */
export function CardLinks({ row: { cardNo, refDocs }, neighbours }: CardLinksProps) {
  const texts = useTexts(EXECUTE_TEXTS)
  const task = refDocs[0]?.taskNo ?? ''
  const figure = task.slice(0, 8)
  const links = [
    { path: '/amm/task', label: `${texts.manual} ${task}`, query: { no: task } },
    { path: '/ipc/figure', label: `${texts.figure} ${figure}`, query: { no: figure } },
    { path: '/tools/desk', label: texts.toolDesk, query: { card: cardNo } },
    { path: '/arWorkcard/arPlayer', label: texts.ar, query: { card: cardNo } },
  ]
  return (
    <nav className="wc-links" aria-label={texts.links}>
      <Inline>
        {links.map(({ path, label, query }) =>
          neighbours.includes(path.split('/')[1] ?? '') ? (
            <LinkButton key={path} href={`${path}?${new URLSearchParams({ ...query, multipleTabs: '1' })}`}>
              {label}
            </LinkButton>
          ) : (
            <Faint key={path}>{label}</Faint>
          ),
        )}
      </Inline>
    </nav>
  )
}
