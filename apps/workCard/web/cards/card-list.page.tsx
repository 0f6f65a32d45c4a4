import { AddLink } from '@apron/pages/list'
import { RecordList, recordColumns, useRecordWords } from '@apron/pages/records'
import { defineTexts, useLanguage, useSession, useTexts } from '@apron/sdk'
import { LinkButton } from '@apron/ui/button'
import { jobCard } from '../../contract/job-card.ts'

const TEXTS = defineTexts('workCard.cardList', {
  mine: { zh: '我的', en: 'Mine' },
  riiWaiting: { zh: '待必检', en: 'RII waiting' },
})

/** Page `/workCard/cardList`: the cards of the site. */
export default function CardListPage() {
  const language = useLanguage()
  const texts = useTexts(TEXTS)
  const words = useRecordWords(jobCard)
  const me = useSession().user?.code ?? ''
  const otherTitle = language === 'zh' ? 'titleEn' : 'titleZh'
  return (
    <RecordList
      record={jobCard}
      page="/cardExecute"
      code="AQ_workCard_cardList"
      columns={recordColumns(jobCard, words).filter(({ id }) => id !== otherTitle)}
      defaults={['cardNo', 'titleZh', 'titleEn', 'packageNo', 'skill', 'assignees', 'status']}
      rowMeaning={({ status }) => (status === 'RII_WAIT' ? 'amber' : undefined)}
      actions={
        <>
          <LinkButton href={`/workCard/cardList?assignees=${encodeURIComponent(me)}`}>
            {texts.mine}
          </LinkButton>
          <LinkButton href="/workCard/cardList?status=RII_WAIT">{texts.riiWaiting}</LinkButton>
        </>
      }
      add={<AddLink resource={jobCard.rights.edit} href="/workCard/cardExecute?multipleTabs=1" />}
    />
  )
}
