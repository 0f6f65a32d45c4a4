import { isEditable } from '@apron/contract/records/is-editable'
import { RecordPage } from '@apron/pages/record'
import { RecordEditor, RecordFacts, RecordWork } from '@apron/pages/records'
import { failureText, useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { LinkButton } from '@apron/ui/button'
import { ErrorState, Skeleton } from '@apron/ui/feedback'
import { Section } from '@apron/ui/page'
import { useState } from 'react'
import { readReleaseCheck } from '../../contract/package-board.ts'
import { type WorkPackageDetail, workPackage } from '../../contract/work-package.ts'
import { PACKAGE_TEXTS } from './package.texts.ts'
import { ReleaseList } from './release-list.tsx'

const FACTS = Object.keys(workPackage.fields).filter(name => name !== 'packageNo' && name !== 'status')

/** One package: figures, release check list, facts and history. */
export function PackagePage() {
  const texts = useTexts(PACKAGE_TEXTS)
  return (
    <RecordPage
      call={workPackage.calls.detail}
      titleOf={({ packageNo }) => packageNo}
      gone={texts.gone}
      list={{ page: '/packageBoard', label: texts.back }}
    >
      {row => <Package row={row} />}
    </RecordPage>
  )
}

function Package({ row }: { readonly row: WorkPackageDetail }) {
  const texts = useTexts(PACKAGE_TEXTS)
  const [isChanged, setChanged] = useState(false)
  const { data: check, error, refetch } = useAppQuery(readReleaseCheck, { query: { id: row.id } })
  const isBlocked = check === undefined || check.blocks.length > 0
  // What is on the check list keeps the button away; the server checks the list again.
  const actions = row.actions.filter(name => name !== 'release' || !isBlocked)
  return (
    <RecordWork
      record={workPackage}
      row={{ ...row, actions }}
      list="/packageBoard"
      facts={[row.acReg, row.bay].filter(Boolean)}
      unsaved={isChanged ? texts.unsaved : undefined}
      buttons={<LinkButton href={`/workCard/cardList?text=${row.packageNo}`}>{texts.cardList}</LinkButton>}
    >
      {check !== undefined ? (
        <ReleaseList check={check} status={row.status} />
      ) : error === null ? (
        <Skeleton lines={6} />
      ) : (
        <ErrorState text={failureText(error)} onRetry={() => void refetch()} />
      )}
      {isEditable(workPackage.fields, { ...row }) ? (
        <RecordEditor
          record={workPackage}
          key={row.version}
          saved={row}
          page="/packageBoard"
          onChanged={setChanged}
        />
      ) : (
        <Section title={texts.details}>
          <RecordFacts record={workPackage} row={{ ...row }} names={FACTS} />
        </Section>
      )}
    </RecordWork>
  )
}
