import type { FlowDetail } from '@apron/contract/flow/flow'
import { listFlowRecords } from '@apron/contract/flow/flow.calls'
import { fillText, useSession, useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { DescriptionList } from '@apron/ui/description-list'
import { Section } from '@apron/ui/page'
import { Small } from '@apron/ui/text'
import styles from './detail.module.css'
import { detailTexts } from './detail.texts.ts'

interface SideProps {
  readonly detail: FlowDetail
}

/** Explains why the task is assigned to the user. */
export function AssignmentReason({ detail: { insId, task, waits } }: SideProps) {
  const t = useTexts(detailTexts)
  const me = useSession().user?.code
  const isRework = task?.taskKind === 'rework'
  const records = useAppQuery(listFlowRecords, isRework ? { query: { insId } } : null)
  if (task === null) return null
  const others = waits
    .filter(({ nodeId }) => nodeId === task.nodeId)
    .flatMap(({ people }) => people)
    .filter(({ code }) => code !== me)
    .map(({ name }) => name)
  const { node } = task
  const rejection = isRework ? records.data?.findLast(({ act }) => act === 'reject') : undefined
  const text = () => {
    if (isRework) return t.why.rework
    if (task.forWhom !== null) return fillText(t.why.delegated, { name: task.forWhom.name, node })
    return others.length === 0
      ? fillText(t.why.alone, { node })
      : fillText(t.why.shared, { node, people: others.join(t.between) })
  }
  return (
    <Section title={t.why.title}>
      <p>{text()}</p>
      {rejection !== undefined && (
        <p className={styles['reason']}>
          {fillText(t.why.reason, { name: rejection.by?.name ?? '', reason: rejection.remark })}
        </p>
      )}
    </Section>
  )
}

interface NodesProps {
  readonly nodes: FlowDetail['waits']
}

function Nodes({ nodes }: NodesProps) {
  const t = useTexts(detailTexts)
  return (
    <DescriptionList
      columns={1}
      items={nodes.map(({ nodeId, node, people }) => ({
        id: nodeId,
        label: node,
        value: people.map(({ name }) => name).join(t.between) || t.waits.nobody,
      }))}
    />
  )
}

/** Shows the current assignees and the possible next ones. */
export function NextAssignees({ detail: { waits, next, endedAt } }: SideProps) {
  const t = useTexts(detailTexts)
  if (endedAt !== null) return null
  return (
    <>
      <Section title={t.waits.title}>
        <Nodes nodes={waits} />
      </Section>
      <Section title={t.next.title}>
        {next.length === 0 ? (
          <p>{t.next.none}</p>
        ) : (
          <>
            <Nodes nodes={next} />
            <Small>{t.next.perhaps}</Small>
          </>
        )}
      </Section>
    </>
  )
}
