import { listFlowModels } from '@apron/contract/flow/flow.calls'
import { failureText, fillText, useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { LinkButton } from '@apron/ui/button'
import { EmptyState, ErrorState, Skeleton } from '@apron/ui/feedback'
import { TextField } from '@apron/ui/fields'
import { IconSearch } from '@apron/ui/icons'
import { Page, PageHeader } from '@apron/ui/page'
import { Faint } from '@apron/ui/text'
import { type ReactNode, useState } from 'react'
import { flowTexts } from '../flow.texts.ts'
import { applyLink } from '../shared/links.ts'
import styles from './start.module.css'

/** `/flow/startTask`: processes that the user may start (FLOW-04). */
export default function StartPage() {
  const t = useTexts(flowTexts)
  const [searchText, setSearchText] = useState('')
  const models = useAppQuery(listFlowModels, { body: { name: '' } })
  const found = (models.data ?? []).filter(({ name, kind }) =>
    `${name} ${kind}`.toLocaleLowerCase().includes(searchText.trim().toLocaleLowerCase()),
  )

  function content(): ReactNode {
    if (models.isPending) return <Skeleton lines={6} />
    if (models.error !== null) {
      return <ErrorState text={failureText(models.error)} onRetry={() => void models.refetch()} />
    }
    if (found.length === 0) {
      return <EmptyState text={models.data.length === 0 ? t.empty.models : t.empty.modelsFiltered} />
    }
    return (
      <ul className={styles['models']} aria-label={t.models.list}>
        {found.map(({ kind, name, version }) => (
          <li key={kind} className={styles['model']}>
            <span className={styles['name']}>{name}</span>
            <Faint>{fillText(t.models.version, { version: String(version) })}</Faint>
            <LinkButton href={applyLink(kind)} aria-label={`${t.models.begin} ${name}`}>
              {t.models.begin}
            </LinkButton>
          </li>
        ))}
      </ul>
    )
  }

  return (
    <Page>
      <PageHeader title={t.start} />
      <search className={styles['search']}>
        <TextField
          type="search"
          label={t.models.search}
          icon={<IconSearch size={18} stroke={1.5} />}
          maxLength={60}
          value={searchText}
          onChange={setSearchText}
        />
      </search>
      {content()}
    </Page>
  )
}
