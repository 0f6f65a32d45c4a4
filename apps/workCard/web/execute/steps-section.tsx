import { fillText, useLanguage, useTexts } from '@apron/sdk'
import { Section } from '@apron/ui/page'
import { StepList } from '@apron/ui/step-list'
import { useState } from 'react'
import type { CardWork } from '../../contract/card-work.ts'
import type { JobCardDetail } from '../../contract/job-card.ts'
import { isDone } from '../../contract/rules/step-states.ts'
import { EXECUTE_TEXTS } from './execute.texts.ts'
import { PaperSteps } from './paper-steps.tsx'
import { StepPanel } from './step-panel.tsx'
import { stepText } from './step-text.ts'

const MEANINGS = { OPEN: 'neutral', SIGNED: 'green', REJECTED: 'red', NA: 'info' } as const

interface StepsSectionProps {
  readonly row: JobCardDetail
  readonly work: CardWork
  /** The current step has unsaved input. */
  readonly isTyped: boolean
  readonly onTyped: (isTyped: boolean) => void
}

/** Shows all steps as a list, and the current one large next to it. */
export function StepsSection({ row, work, isTyped, onTyped }: StepsSectionProps) {
  const texts = useTexts(EXECUTE_TEXTS)
  const language = useLanguage()
  const [chosen, setChosen] = useState<number | null>(null)
  const pairs = row.steps.flatMap(step => {
    const state = work.steps.find(({ stepNo }) => stepNo === step.stepNo)
    return state === undefined ? [] : [{ step, state }]
  })
  const next = pairs.find(({ state }) => !isDone(state)) ?? pairs.at(-1)
  const current = pairs.find(({ step }) => step.stepNo === chosen) ?? next
  const count = pairs.filter(({ state }) => isDone(state)).length

  return (
    <Section
      title={texts.steps}
      actions={fillText(texts.stepOf, { done: String(count), all: String(pairs.length) })}
    >
      <StepList
        steps={pairs.map(({ step, state: { status } }) => ({
          no: step.stepNo,
          text: stepText(step, language),
          state: { meaning: MEANINGS[status], text: texts[status] },
        }))}
        current={current?.step.stepNo}
        locked={isTyped}
        onChoose={setChosen}
      >
        {current && (
          <StepPanel
            key={`${current.step.stepNo} ${current.state.attempt} ${current.state.status}`}
            {...current}
            row={row}
            nonRoutines={work.nonRoutines}
            onTyped={onTyped}
            onSigned={() => setChosen(null)}
          />
        )}
      </StepList>
      <PaperSteps pairs={pairs} />
    </Section>
  )
}
