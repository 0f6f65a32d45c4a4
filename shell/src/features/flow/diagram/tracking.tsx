import type { FlowDetail, FlowRecord, FlowTemplate, FlowTrack } from '@apron/contract/flow/flow'
import { getFlowTrack, listFlowRecords } from '@apron/contract/flow/flow.calls'
import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { failureText, fillText, useLanguage, useTexts } from '@apron/sdk'
import { useAppQuery } from '@apron/sdk/query'
import { ErrorState, Skeleton } from '@apron/ui/feedback'
import { Section } from '@apron/ui/page'
import { type ReactNode, useMemo } from 'react'
import { detailTexts } from '../detail/detail.texts.ts'
import { flowTexts } from '../flow.texts.ts'
import { actorText } from '../shared/flow-columns.tsx'
import { actionText } from '../shared/flow-state.ts'
import styles from './diagram.module.css'
import { diagramTexts } from './diagram.texts.ts'
import { LazyDiagram } from './lazy-diagram.tsx'
import { lastRecords, type NodeState, nodeState } from './node-states.ts'
import { translateDiagram } from './translate-diagram.ts'

interface Step {
  readonly id: string
  readonly name: string
  readonly state: NodeState
  readonly stateText: string
  /** People and times; empty if nobody was here yet. */
  readonly peopleAndTimes: string
}

function useSteps(
  detail: FlowDetail,
  template: FlowTemplate,
  track: FlowTrack | undefined,
  records: readonly FlowRecord[] | undefined,
): readonly Step[] {
  const t = useTexts(diagramTexts)
  const { onBehalf } = useTexts(flowTexts)
  const { between } = useTexts(detailTexts)
  const language = useLanguage()
  return useMemo(() => {
    if (track === undefined) return []
    const last = lastRecords(records ?? [])
    const trackedNodes = { ...track, isRefused: detail.state === 'refused' }
    // A process returned to its initiator waits at the start node.
    const shown = template.definition.nodes.filter(
      ({ id, kind }) => kind === 'task' || track.current.includes(id),
    )
    return shown.map(({ id, name }) => {
      const state = nodeState(id, trackedNodes)
      const waiting = detail.waits.find(({ nodeId }) => nodeId === id)
      const record = last.get(id)
      const people = waiting?.people.map(person => person.name).join(between) ?? ''
      const lastAction =
        record === undefined
          ? ''
          : `${actionText(record.act, language)} · ${actorText(record.by, record.forWhom, onBehalf)} · ${wireMinute(record.at)}`
      return {
        id,
        name: name[language],
        state,
        stateText: t.state[state],
        peopleAndTimes: state === 'current' && people !== '' ? fillText(t.waitsFor, { people }) : lastAction,
      }
    })
  }, [detail.waits, detail.state, template, track, records, t, onBehalf, between, language])
}

interface TrackingProps {
  readonly detail: FlowDetail
  readonly template: FlowTemplate
}

/** Shows the path of a process as a diagram and as an equivalent list (FLOW-02). */
export function Tracking({ detail, template }: TrackingProps) {
  const t = useTexts(diagramTexts)
  const language = useLanguage()
  const query = { query: { insId: detail.insId } }
  const track = useAppQuery(getFlowTrack, query)
  const records = useAppQuery(listFlowRecords, query)
  const steps = useSteps(detail, template, track.data, records.data)
  const bpmn = track.data?.bpmn
  const drawing = useMemo(
    () => (bpmn === undefined ? null : translateDiagram(bpmn, template.texts, language)),
    [bpmn, template, language],
  )
  const nodes = useMemo(
    () =>
      steps.map(({ id, name, state, stateText, peopleAndTimes }) => ({
        id,
        state,
        label: [name, stateText, peopleAndTimes].filter(each => each !== '').join(' · '),
      })),
    [steps],
  )

  function content(): ReactNode {
    if (track.error !== null) {
      return <ErrorState text={failureText(track.error)} onRetry={() => void track.refetch()} />
    }
    if (track.data === undefined || drawing === null) return <Skeleton lines={8} />
    return (
      <div className={styles['way']}>
        <LazyDiagram bpmn={drawing} nodes={nodes} flows={track.data.flows} />
        <ol className={styles['steps']} aria-label={t.steps}>
          {steps.map(({ id, name, state, stateText, peopleAndTimes }) => (
            <li key={id} className={styles['step']} data-state={state}>
              <span className={styles['stepName']}>{name}</span>{' '}
              <span className={styles['stepState']}>{stateText}</span>
              {peopleAndTimes !== '' && <p>{peopleAndTimes}</p>}
            </li>
          ))}
        </ol>
      </div>
    )
  }
  return <Section title={t.title}>{content()}</Section>
}
