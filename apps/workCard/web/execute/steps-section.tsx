import { fillText, useLanguage, useTexts } from '@apron/sdk'
import { Section } from '@apron/ui/page'
import { type Meaning, Status } from '@apron/ui/status'
import { useState } from 'react'
import type { CardWork, StepWork } from '../../contract/card-work.ts'
import type { JobCardDetail } from '../../contract/job-card.ts'
import { isDone } from '../../contract/rules/step-states.ts'
import { EXECUTE_TEXTS } from './execute.texts.ts'
import { PaperSteps } from './paper-steps.tsx'
import { StepPanel } from './step-panel.tsx'
import { stepText } from './step-text.ts'

const MEANINGS: Readonly<Record<StepWork['status'], Meaning>> = {
  OPEN: 'neutral',
  SIGNED: 'green',
  REJECTED: 'red',
  NA: 'info',
}

interface StepsSectionProps {
  readonly row: JobCardDetail
  readonly work: CardWork
  readonly onTyped: (isTyped: boolean) => void
}

/** Shows all steps as a list, and the current one large next to it. */
export function StepsSection({ row, work, onTyped }: StepsSectionProps) {
  const texts = useTexts(EXECUTE_TEXTS)
  const language = useLanguage()
  const [chosen, setChosen] = useState<number | null>(null)
  const [isTyped, setTyped] = useState(false)
  const pairs = row.steps.flatMap(step => {
    const done = work.steps.find(({ stepNo }) => stepNo === step.stepNo)
    return done === undefined ? [] : [{ step, done }]
  })
  const next = pairs.find(({ done }) => !isDone(done)) ?? pairs.at(-1)
  const current = pairs.find(({ step }) => step.stepNo === chosen) ?? next
  const count = pairs.filter(({ done }) => isDone(done)).length

  const typed = (value: boolean) => {
    setTyped(value)
    onTyped(value)
  }
  return (
    <Section
      title={texts.steps}
      actions={fillText(texts.stepOf, { done: String(count), all: String(pairs.length) })}
    >
      <div className="wc-steps">
        <ol className="wc-list">
          {pairs.map(({ step, done }) => (
            <li key={step.stepNo}>
              <button
                type="button"
                className="wc-step-link"
                aria-current={step.stepNo === current?.step.stepNo ? 'step' : undefined}
                // Unsaved input belongs to the current step.
                disabled={isTyped && step.stepNo !== current?.step.stepNo}
                onClick={() => setChosen(step.stepNo)}
              >
                <strong>{step.stepNo}</strong>
                <span>{stepText(step, language)}</span>
                <Status meaning={MEANINGS[done.status]}>{texts[done.status]}</Status>
              </button>
            </li>
          ))}
        </ol>
        {current && (
          <StepPanel
            key={`${current.step.stepNo} ${current.done.attempt} ${current.done.status}`}
            row={row}
            step={current.step}
            done={current.done}
            nonRoutines={work.nonRoutines}
            onTyped={typed}
            onSigned={() => setChosen(null)}
          />
        )}
      </div>
      <PaperSteps pairs={pairs} />
    </Section>
  )
}
