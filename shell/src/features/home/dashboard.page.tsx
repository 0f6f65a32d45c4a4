import type { HomeBox } from '@apron/contract/home/home'
import { removeBox } from '@apron/contract/home/home.calls'
import { useTexts } from '@apron/sdk/texts'
import { Button } from '@apron/ui/button'
import { EmptyState, ErrorState, Skeleton } from '@apron/ui/feedback'
import { IconEdit } from '@apron/ui/icons'
import { Section } from '@apron/ui/page'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { HttpClient } from '../../platform/http/http-client.ts'
import { useMissingText } from '../../platform/http/use-missing-text.ts'
import type { MenuNode } from '../navigation/menu-rules.ts'
import { arrangeInBands } from './box-columns.ts'
import type { BoxContents } from './box-content.ts'
import styles from './home.module.css'
import { homeTexts } from './home.texts.ts'
import { HomeHead, type HomeHeadProps } from './home-head.tsx'
import { boxesQuery } from './home-queries.ts'
import { useEditor } from './use-editor.ts'
import { MyWork, type MyWorkProps } from './work/my-work.tsx'

const keyOf = (boxes: readonly HomeBox[]) => boxes.map(({ id }) => id).join(' ')

interface DashboardPageProps extends HomeHeadProps {
  readonly http: HttpClient
  /** Menu entries the user may open. */
  readonly menu: readonly MenuNode[]
  readonly contents: BoxContents
  /** Onboarding guide, for users who should see it. */
  readonly guide: ReactNode
  /** Kinds of box that currently have no content. */
  readonly kindsWithoutContent: ReadonlySet<string>
  readonly onSwitch: MyWorkProps['onSwitch']
}

interface BoxProps {
  readonly box: HomeBox
  readonly contents: BoxContents
  readonly onRemove: () => void
}

function Box({ box, contents, onRemove }: BoxProps) {
  const texts = useTexts(homeTexts)
  const content = box.available ? contents(box.kind) : null
  if (content === null) {
    return (
      <Section title={box.title || texts.boxGoneTitle}>
        <EmptyState text={texts.boxGone} action={<Button onClick={onRemove}>{texts.removeBox}</Button>} />
      </Section>
    )
  }
  const { Body, Action } = content
  return (
    <Section title={box.title} actions={Action && <Action box={box} />}>
      <Body box={box} />
    </Section>
  )
}

/** The new dashboard, with boxes that the user selects, arranges and sizes (HOME-01, HOME-02). */
export function DashboardPage({
  http,
  menu,
  contents,
  guide,
  kindsWithoutContent,
  onSwitch,
  ...head
}: DashboardPageProps) {
  const texts = useTexts(homeTexts)
  const missing = useMissingText()
  const queries = useQueryClient()
  const boxes = useQuery(boxesQuery(http))
  const editor = useEditor()

  async function remove({ id }: HomeBox) {
    queries.setQueryData(boxesQuery(http).queryKey, await http.call(removeBox, { params: { id } }))
  }

  const renderBox = (box: HomeBox) => (
    // If removal fails, the client has already told the user and the box stays.
    <Box
      key={box.id}
      box={box}
      contents={contents}
      onRemove={() => void remove(box).catch(() => undefined)}
    />
  )

  function content() {
    if (boxes.isPending) return <Skeleton lines={8} />
    if (boxes.isError) {
      return (
        <ErrorState text={missing(texts.boxesFailed, boxes.error)} onRetry={() => void boxes.refetch()} />
      )
    }
    if (editor.Editor)
      return <editor.Editor http={http} menu={menu} boxes={boxes.data} onDone={editor.close} />
    if (boxes.data.length === 0) return <EmptyState text={texts.noBoxes} />
    return (
      <div className={styles['bands']}>
        {arrangeInBands(boxes.data.filter(({ kind }) => !kindsWithoutContent.has(kind))).map(band => {
          if (band.kind === 'full') return renderBox(band.box)
          if (band.kind === 'row') {
            return (
              <div key={keyOf(band.boxes)} className={styles['row']}>
                {band.boxes.map(renderBox)}
              </div>
            )
          }
          return (
            <div key={keyOf(band.wide)} className={styles['columns']}>
              <div className={styles['column']} data-size="wide">
                {band.wide.map(renderBox)}
              </div>
              {band.small.length > 0 && <div className={styles['column']}>{band.small.map(renderBox)}</div>}
            </div>
          )
        })}
      </div>
    )
  }

  const editable = boxes.isSuccess && editor.Editor === null
  return (
    <div className={styles['home']}>
      <HomeHead
        {...head}
        actions={
          editable && (
            <Button
              icon={<IconEdit size={18} stroke={1.5} />}
              busy={editor.loading}
              onClick={() => void editor.open()}
            >
              {texts.edit}
            </Button>
          )
        }
      />
      <div className={styles['whole']}>
        <MyWork http={http} site={head.site.code} onSwitch={onSwitch} />
      </div>
      {guide && <div className={styles['whole']}>{guide}</div>}
      <div className={styles['whole']}>{content()}</div>
    </div>
  )
}
