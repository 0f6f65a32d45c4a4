import { RecordList, recordColumns, useRecordWords } from '@apron/pages/records'
import { defineTexts, IfPermitted, useLanguage, useSession, useTexts } from '@apron/sdk'
import { LinkButton } from '@apron/ui/button'
import { IconPlus } from '@apron/ui/icons'
import { app } from '../../app.ts'
import { jobCard } from '../../contract/job-card.ts'
import { DemoBanner, SHARED_TEXTS } from '../shared/demo-banner.tsx'

const TEXTS = defineTexts('workCard.cardList', {
  mine: { zh: '我的', en: 'Mine' },
  riiWaiting: { zh: '待必检', en: 'RII waiting' },
})

/** Columns shown until somebody chooses their own. */
const DEFAULTS = ['cardNo', 'titleZh', 'titleEn', 'packageNo', 'skill', 'assignees', 'status']

/** `/workCard/cardList`: the cards of the site. */
export default function CardListPage() {
  const language = useLanguage()
  const texts = useTexts(TEXTS)
  const shared = useTexts(SHARED_TEXTS)
  const words = useRecordWords(jobCard)
  const me = useSession().user?.code ?? ''
  const otherTitle = language === 'zh' ? 'titleEn' : 'titleZh'
  const columns = recordColumns(jobCard, words).filter(({ id }) => id !== otherTitle)
  return (
    <>
      <DemoBanner />
      <RecordList
        record={jobCard}
        page="/cardExecute"
        code="AQ_workCard_cardList"
        title={app.pages['/cardList'].title[language]}
        columns={columns}
        defaults={DEFAULTS}
        rowMeaning={({ status }) => (status === 'RII_WAIT' ? 'amber' : undefined)}
        actions={
          <>
            <LinkButton href={`/workCard/cardList?assignees=${encodeURIComponent(me)}`}>
              {texts.mine}
            </LinkButton>
            <LinkButton href="/workCard/cardList?status=RII_WAIT">{texts.riiWaiting}</LinkButton>
          </>
        }
        add={
          <IfPermitted resource={jobCard.rights.edit}>
            <LinkButton
              kind="primary"
              href="/workCard/cardExecute?multipleTabs=1"
              icon={<IconPlus size={18} stroke={1.5} />}
            >
              {shared.add}
            </LinkButton>
          </IfPermitted>
        }
      />
    </>
  )
}
