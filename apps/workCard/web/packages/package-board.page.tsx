import { RecordBoard } from '@apron/pages/board'
import { AddLink, SiteName } from '@apron/pages/list'
import { QueryState } from '@apron/pages/record'
import { usePageTitle, useQueryParam, useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { Page, PageHeader } from '@apron/ui/page'
import { Mono } from '@apron/ui/text'
import { readBoard } from '../../contract/package-board.ts'
import { type PackageStatus, workPackage } from '../../contract/work-package.ts'
import { PACKAGE_TEXTS } from './package.texts.ts'
import { PackageCard } from './package-card.tsx'
import { PackagePage } from './package-page.tsx'

/** Columns of the board. Closed packages are found by search. */
const COLUMNS: readonly PackageStatus[] = ['PLANNED', 'OPEN', 'IN_WORK', 'CARDS_CLOSED', 'RELEASED']

/** Page `/workCard/packageBoard`: the board. `?id=…` shows one package, `?new=1` a new one. */
export default function PackageBoardPage() {
  const isNew = useQueryParam('new') !== null
  return useQueryParam('id') !== null || isNew ? <PackagePage /> : <Board />
}

function Board() {
  const texts = useTexts(PACKAGE_TEXTS)
  const query = useAppQuery(readBoard, {})
  const add = '/workCard/packageBoard?new=1&multipleTabs=1'
  return (
    <Page>
      <PageHeader
        title={usePageTitle()}
        facts={<SiteName />}
        actions={<AddLink resource={workPackage.rights.edit} href={add} />}
      />
      {query.data ? (
        <RecordBoard
          record={workPackage}
          page="/packageBoard"
          columns={COLUMNS}
          rows={query.data}
          invalidates={[readBoard]}
          openMessage={texts.openFirst}
          renderHead={({ acReg }) => <Mono>{acReg}</Mono>}
          renderCard={row => <PackageCard row={row} />}
        />
      ) : (
        <QueryState query={query} lines={12} />
      )}
    </Page>
  )
}
