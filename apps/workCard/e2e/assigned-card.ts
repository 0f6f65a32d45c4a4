import { wireDate } from '@apron/contract/wire/formats/wire-time'
import { callAs } from '@apron/e2e/harness/call-as'
import type { BrowserContext } from '@playwright/test'
import type { CardStep } from '../contract/job-card.fields.ts'
import { type JobCardDetail, jobCard } from '../contract/job-card.ts'

type StepLine = Pick<CardStep, 'kind' | 'textZh'> & Partial<CardStep>

interface NewCard {
  readonly packageNo: string
  readonly titleZh: string
  readonly steps: readonly StepLine[]
  /** Employee number of the person who leads the work. */
  readonly lead: string
}

interface CardWriters {
  readonly author: BrowserContext
  readonly checker: BrowserContext
  readonly foreman: BrowserContext
}

const pickVersion = ({ id, version }: JobCardDetail) => ({ id, version })

/** Writes, checks and assigns a card. No manuals are installed, so the checker confirms the check by hand. */
export async function createAssignedCard(
  { author, checker, foreman }: CardWriters,
  { packageNo, titleZh, steps, lead }: NewCard,
): Promise<JobCardDetail> {
  const draft = await callAs(author, jobCard.calls.save, {
    body: {
      id: null,
      version: null,
      titleZh,
      titleEn: 'Card of a browser test',
      packageNo,
      seq: 500,
      cardType: 'ADDON',
      ata: '32',
      skill: 'ME',
      zone: '731',
      accessPanels: '',
      cardRev: '1',
      cardRevDate: wireDate(new Date()),
      estHours: 1,
      critical: false,
      predecessors: '',
      refDocs: [{ manual: 'AMM', taskNo: '32-41-11-400-801', revision: '12', revDate: null }],
      steps: steps.map((step, index) => ({ ...EMPTY_STEP, stepNo: index + 1, ...step })),
      materials: [],
      tools: [],
      attachments: [],
    },
  })
  const released = await callAs(checker, jobCard.calls.actions.release, {
    body: { ...pickVersion(draft), revisionChecked: true },
  })
  return await callAs(foreman, jobCard.calls.actions.assign, {
    body: { ...pickVersion(released), assignees: [lead] },
  })
}

const EMPTY_STEP: Omit<CardStep, 'kind' | 'textZh' | 'stepNo'> = {
  textEn: '',
  measureLabel: '',
  unit: '',
  min: null,
  max: null,
  decimals: null,
  warning: null,
  warningText: '',
  imageRef: '',
  arStepRef: '',
  free: false,
}
