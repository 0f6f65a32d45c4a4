import { SiteName } from '@apron/pages/list'
import { RecordEditorPage } from '@apron/pages/records'
import { failureText, IfPermitted, useLanguage, useQueryParam, useTexts } from '@apron/sdk'
import { useAppQuery, useDictionaries } from '@apron/sdk/query'
import { LinkButton } from '@apron/ui/button'
import { ErrorState, Skeleton } from '@apron/ui/feedback'
import { IconPlus } from '@apron/ui/icons'
import { Page, PageHeader } from '@apron/ui/page'
import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { app } from '../../app.ts'
import { readBoard } from '../../contract/package-board.ts'
import { type PackageStatus, workPackage } from '../../contract/work-package.ts'
import { DemoBanner, SHARED_TEXTS } from '../shared/demo-banner.tsx'
import { BoardColumn } from './board-column.tsx'
import { PACKAGE_TEXTS } from './package.texts.ts'
import { PackagePage } from './package-page.tsx'
import { usePackageMoves } from './use-package-moves.ts'

const DICTIONARIES = ['CHECK_TYPE'] as const
/** Dragging is for pointers; the menu and the toast after a move speak to screen readers. */
const UNANNOUNCED: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}
/** Closed packages are found by search; the board is for work. */
const COLUMNS: readonly PackageStatus[] = ['PLANNED', 'OPEN', 'IN_WORK', 'CARDS_CLOSED', 'RELEASED']

/** `/workCard/packageBoard`: the board; `?id=…` one package, `?new=1` a new one. */
export default function PackageBoardPage() {
  const id = useQueryParam('id')
  const isNew = useQueryParam('new') !== null
  return (
    <>
      <DemoBanner />
      {id !== null ? (
        <PackagePage />
      ) : isNew ? (
        <RecordEditorPage record={workPackage} page="/packageBoard" list="/packageBoard" />
      ) : (
        <Board />
      )}
    </>
  )
}

function Board() {
  const shared = useTexts(SHARED_TEXTS)
  const texts = useTexts(PACKAGE_TEXTS)
  const language = useLanguage()
  const dictionaries = useDictionaries(DICTIONARIES)
  const moves = usePackageMoves()
  const { data: packages, error, refetch } = useAppQuery(readBoard, {})
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }))

  function drop({ active, over }: DragEndEvent): void {
    const moved = packages?.find(({ id }) => id === active.id)
    const to = COLUMNS.find(status => status === over?.id)
    if (moved !== undefined && to !== undefined) void moves.move(moved, to)
  }

  return (
    <Page>
      <PageHeader
        title={app.pages['/packageBoard'].title[language]}
        facts={<SiteName />}
        actions={
          <IfPermitted resource={workPackage.rights.edit}>
            <LinkButton
              kind="primary"
              href="/workCard/packageBoard?new=1&multipleTabs=1"
              icon={<IconPlus size={18} stroke={1.5} />}
            >
              {shared.add}
            </LinkButton>
          </IfPermitted>
        }
      />
      {packages !== undefined ? (
        <DndContext
          sensors={sensors}
          accessibility={{
            announcements: UNANNOUNCED,
            screenReaderInstructions: { draggable: texts.drag },
          }}
          onDragEnd={drop}
        >
          <div className="wc-board">
            {COLUMNS.map(status => (
              <BoardColumn
                key={status}
                status={status}
                packages={packages.filter(each => each.status === status)}
                dictionaries={dictionaries}
                moves={moves}
              />
            ))}
          </div>
        </DndContext>
      ) : error === null ? (
        <Skeleton lines={12} />
      ) : (
        <ErrorState text={failureText(error)} onRetry={() => void refetch()} />
      )}
    </Page>
  )
}
