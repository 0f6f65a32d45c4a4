import type { Language } from '@apron/contract/dictionary/language'
import { dismissOnboarding, getOnboarding } from '@apron/contract/home/home.calls'
import type { Onboarding as OnboardingState } from '@apron/contract/home/onboarding'
import { type FirstStep, type FirstStepId, firstSteps } from '@apron/contract/rules/home/first-steps'
import { fillText } from '@apron/contract/texts/fill-text'
import type { TextsOf } from '@apron/contract/texts/pick-texts'
import { useTextLanguage, useTexts } from '@apron/sdk/texts'
import { Button } from '@apron/ui/button'
import { useConfirm } from '@apron/ui/confirm'
import { IconChevronRight } from '@apron/ui/icons'
import { Section } from '@apron/ui/page'
import { Status } from '@apron/ui/status'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ADMIN_PATHS } from '../../../paths.ts'
import type { HttpClient } from '../../../platform/http/http-client.ts'
import styles from './onboarding.module.css'
import { onboardingTexts } from './onboarding.texts.ts'

export interface OnboardingProps {
  readonly http: HttpClient
  /** Returns true if the user may open a page. */
  readonly canOpen: (path: string) => boolean
}

/** Pages for the steps. Steps that operators configure have no page. */
const PAGES: Readonly<Record<FirstStepId, string | null>> = {
  sites: ADMIN_PATHS.sites,
  departments: ADMIN_PATHS.departments,
  roles: ADMIN_PATHS.roles,
  people: ADMIN_PATHS.users,
  logins: ADMIN_PATHS.users,
  administrators: ADMIN_PATHS.users,
  applications: ADMIN_PATHS.subApps,
  holders: ADMIN_PATHS.roles,
  gateway: null,
  safetyContact: null,
  notices: ADMIN_PATHS.notices,
}

/** Query data of the guide. Stays cached while the box is on the page, shown or hidden. */
export interface Guide {
  readonly state: OnboardingState
  readonly steps: readonly FirstStep[]
}

async function loadGuide(http: HttpClient): Promise<Guide> {
  const state = await http.call(getOnboarding)
  return { state, steps: firstSteps(state) }
}

/** Lists the permissions that nobody holds, named as on the roles page. */
function listUnheldPermissions({ unheld }: OnboardingState, language: Language): string {
  return unheld
    .map(({ application, right }) => `${application[language]} › ${right[language]}`)
    .join(language === 'zh' ? '、' : ', ')
}

function reasonOf(
  id: FirstStepId,
  state: OnboardingState,
  texts: TextsOf<typeof onboardingTexts>,
  language: Language,
): string {
  if (id === 'logins' && state.neverLoggedIn > 0) {
    return fillText(texts['why.logins'], { count: state.neverLoggedIn })
  }
  if (id === 'holders' && state.unheld.length > 0) {
    return fillText(texts['why.holders'], { rights: listUnheldPermissions(state, language) })
  }
  if (id === 'logins') return texts['why.loginsNobody']
  return id === 'holders' ? texts['why.holdersLater'] : texts[`why.${id}`]
}

interface StepProps {
  readonly step: FirstStep
  readonly state: OnboardingState
  readonly canOpen: (path: string) => boolean
}

/** One setup step: state, reason and link. */
function Step({ step: { id, isDone }, state, canOpen }: StepProps) {
  const texts = useTexts(onboardingTexts)
  const language = useTextLanguage()
  const page = PAGES[id]
  const name = texts[`step.${id}`]
  return (
    <li className={styles['step']}>
      <Status meaning={isDone ? 'green' : 'amber'}>{isDone ? texts.done : texts.missing}</Status>
      <span className={styles['what']}>
        {page !== null && canOpen(page) ? (
          <a href={page}>
            {name}
            <IconChevronRight size={16} stroke={1.5} aria-hidden />
          </a>
        ) : (
          <strong>{name}</strong>
        )}
        {!isDone && <span>{reasonOf(id, state, texts, language)}</span>}
      </span>
    </li>
  )
}

/**
 * Setup steps for the administrators of a new company. Hidden when all are done or the user dismisses them. A
 * failed request is ignored, because nobody is waiting for the guide.
 */
export default function Onboarding({ http, canOpen }: OnboardingProps) {
  const texts = useTexts(onboardingTexts)
  const queries = useQueryClient()
  const { confirm, dialog } = useConfirm()
  const { data: guide } = useQuery({ queryKey: [getOnboarding.id], queryFn: () => loadGuide(http) })
  if (guide === undefined || guide.state.dismissed) return null
  const { state, steps } = guide
  const missing = steps.filter(({ isDone }) => !isDone)
  if (missing.length === 0) return null

  async function dismiss() {
    const sure = await confirm({
      title: texts.dismiss,
      message: texts.dismissQuestion,
      confirmLabel: texts.dismiss,
    })
    if (!sure) return
    await http.call(dismissOnboarding)
    await queries.invalidateQueries({ queryKey: [getOnboarding.id] })
  }

  return (
    <>
      <Section
        title={texts.title}
        actions={
          <>
            <span className={styles['progress']}>
              {fillText(texts.progress, { done: steps.length - missing.length, all: steps.length })}
            </span>
            <Button size="small" kind="plain" onClick={() => void dismiss().catch(() => undefined)}>
              {texts.dismiss}
            </Button>
          </>
        }
      >
        <p className={styles['intro']}>{texts.intro}</p>
        <ul className={styles['steps']}>
          {[...missing, ...steps.filter(({ isDone }) => isDone)].map(step => (
            <Step key={step.id} step={step} state={state} canOpen={canOpen} />
          ))}
        </ul>
      </Section>
      {dialog}
    </>
  )
}
