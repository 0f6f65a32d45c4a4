import { isEditable } from '@apron/contract/records/is-editable'
import { QueryState } from '@apron/pages/record'
import { RecordEditor, RecordEditorPage, RecordFacts, RecordLayout } from '@apron/pages/records'
import { useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { LinkButton } from '@apron/ui/button'
import { Section } from '@apron/ui/page'
import { useState } from 'react'
import { readReleaseCheck } from '../../contract/package-board.ts'
import { type WorkPackageDetail, workPackage } from '../../contract/work-package.ts'
import { PACKAGE_TEXTS } from './package.texts.ts'
import { ReleaseList } from './release-list.tsx'

const FACTS = Object.keys(workPackage.fields).filter(name => name !== 'packageNo' && name !== 'status')

/** Page of one package: figures, release check, facts and history. Without an id a new one. */
export function PackagePage() {
  const texts = useTexts(PACKAGE_TEXTS)
  return (
    <RecordEditorPage
      record={workPackage}
      page="/packageBoard"
      list="/packageBoard"
      gone={{ text: texts.gone, back: texts.back }}
      renderExisting={row => <Package row={row} />}
    />
  )
}

function Package({ row }: { readonly row: WorkPackageDetail }) {
  const texts = useTexts(PACKAGE_TEXTS)
  const [isChanged, setChanged] = useState(false)
  const query = useAppQuery(readReleaseCheck, { query: { id: row.id } })
  const { data: check } = query
  const isClear = check?.blocks.length === 0
  // Open items hide the release button; the server checks them again.
  const actions = row.actions.filter(name => name !== 'release' || isClear)
  return (
    <RecordLayout
      record={workPackage}
      row={{ ...row, actions }}
      list="/packageBoard"
      facts={[row.acReg, row.bay].filter(Boolean)}
      unsaved={isChanged ? texts.unsaved : undefined}
      buttons={<LinkButton href={`/workCard/cardList?text=${row.packageNo}`}>{texts.cardList}</LinkButton>}
    >
      {check ? <ReleaseList check={check} status={row.status} /> : <QueryState query={query} lines={6} />}
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
    </RecordLayout>
  )
}
