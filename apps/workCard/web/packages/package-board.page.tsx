import { AddLink, SiteName } from '@apron/pages/list'
import { QueryState } from '@apron/pages/record'
import { usePageTitle, useQueryParam, useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { Page, PageHeader } from '@apron/ui/page'
import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { readBoard } from '../../contract/package-board.ts'
import { type PackageStatus, workPackage } from '../../contract/work-package.ts'
import { BoardColumn } from './board-column.tsx'
import { PACKAGE_TEXTS } from './package.texts.ts'
import { PackagePage } from './package-page.tsx'
import { usePackageMoves } from './use-package-moves.ts'

/** Disables drag announcements: screen readers get the menu and the toast after a move. */
const UNANNOUNCED: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}
/** Columns of the board. Closed packages are found by search. */
const COLUMNS: readonly PackageStatus[] = ['PLANNED', 'OPEN', 'IN_WORK', 'CARDS_CLOSED', 'RELEASED']

/** Page `/workCard/packageBoard`: the board. `?id=…` shows one package, `?new=1` a new one. */
export default function PackageBoardPage() {
  const isNew = useQueryParam('new') !== null
  return useQueryParam('id') !== null || isNew ? <PackagePage /> : <Board />
}

function Board() {
  const texts = useTexts(PACKAGE_TEXTS)
  const moves = usePackageMoves()
  const query = useAppQuery(readBoard, {})
  const { data: packages } = query
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }))
  const accessibility = {
    announcements: UNANNOUNCED,
    screenReaderInstructions: { draggable: texts.drag },
  }

  function drop({ active, over }: DragEndEvent): void {
    const moved = packages?.find(({ id }) => id === active.id)
    const to = COLUMNS.find(status => status === over?.id)
    if (moved !== undefined && to !== undefined) void moves.move(moved, to)
  }

  return (
    <Page>
      <PageHeader
        title={usePageTitle()}
        facts={<SiteName />}
        actions={
          <AddLink resource={workPackage.rights.edit} href="/workCard/packageBoard?new=1&multipleTabs=1" />
        }
      />
      {packages ? (
        <DndContext sensors={sensors} accessibility={accessibility} onDragEnd={drop}>
          <div className="wc-board">
            {COLUMNS.map(status => (
              <BoardColumn
                key={status}
                status={status}
                packages={packages.filter(each => each.status === status)}
                moves={moves}
              />
            ))}
          </div>
        </DndContext>
      ) : (
        <QueryState query={query} lines={12} />
      )}
    </Page>
  )
}
