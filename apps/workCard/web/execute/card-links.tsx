import { useTexts } from '@apron/sdk'
import { LinkButton } from '@apron/ui/button'
import { Faint } from '@apron/ui/text'
import type { JobCardDetail } from '../../contract/job-card.ts'
import { EXECUTE_TEXTS } from './execute.texts.ts'

interface CardLinksProps {
  readonly row: JobCardDetail
  /** Applications that are installed. */
  readonly neighbours: readonly string[]
}

const query = (name: string, value: string) => `${name}=${encodeURIComponent(value)}&multipleTabs=1`

/** Leads to manual, figure, tool desk and AR player; what is not installed is text. */
export function CardLinks({ row, neighbours }: CardLinksProps) {
  const texts = useTexts(EXECUTE_TEXTS)
  const task = row.refDocs[0]?.taskNo ?? ''
  const links = [
    { app: 'amm', label: `${texts.manual} ${task}`, href: `/amm/task?${query('no', task)}` },
    {
      app: 'ipc',
      label: `${texts.figure} ${task.slice(0, 8)}`,
      href: `/ipc/figure?${query('no', task.slice(0, 8))}`,
    },
    { app: 'tools', label: texts.toolDesk, href: `/tools/desk?${query('card', row.cardNo)}` },
    { app: 'arWorkcard', label: texts.ar, href: `/arWorkcard/arPlayer?${query('card', row.cardNo)}` },
  ]
  return (
    <nav className="wc-links" aria-label={texts.links}>
      {links.map(({ app, label, href }) =>
        neighbours.includes(app) ? (
          <LinkButton key={app} href={href}>
            {label}
          </LinkButton>
        ) : (
          <Faint key={app}>{label}</Faint>
        ),
      )}
    </nav>
  )
}
