import { wireMinute } from '@apron/contract/wire/formats/wire-time'
import { useReplaceTab } from '@apron/pages/form'
import { fillText, useHost, useLanguage, useNavigate, useTexts } from '@apron/sdk'
import { readOf, useAction } from '@apron/sdk/query'
import { Button, LinkButton } from '@apron/ui/button'
import { useConfirm } from '@apron/ui/confirm'
import { DescriptionList, factsOf } from '@apron/ui/description-list'
import { Section } from '@apron/ui/page'
import { RecordHeader } from '@apron/ui/record-header'
import { useState } from 'react'
import { offeredTemplates } from '../../contract/checks/check-order.calls.ts'
import * as calls from '../../contract/checks/check-template.calls.ts'
import type { TemplateDetail } from '../../contract/checks/check-template.entities.ts'
import type { TemplateAction } from '../../contract/checks/check-template.values.ts'
import { TemplateItems } from '../check-order/template-items.tsx'
import { TEMPLATE_TEXTS } from './check-template.texts.ts'
import { useCheckDictionaries } from './dictionaries.ts'
import { TemplateForm } from './template-form.tsx'
import { LIST_PAGE, templateLink } from './template-link.ts'
import { TemplateState } from './template-state.tsx'

type Decision = Exclude<TemplateAction, 'edit'>

/** Buttons from left to right. The most likely next one comes last. */
const DECISIONS: readonly Decision[] = ['remove', 'retire', 'revise', 'approve']

/** Shows one revision: editable while it is a draft, read-only afterwards. */
export function TemplateRecord({ template }: { readonly template: TemplateDetail }) {
  const { id, version, draft } = template
  const texts = useTexts(TEMPLATE_TEXTS)
  const language = useLanguage()
  const host = useHost()
  const replaceTab = useReplaceTab()
  const navigate = useNavigate()
  const dictionaries = useCheckDictionaries()
  const { confirm, dialog } = useConfirm()
  const [isFormChanged, setFormChanged] = useState(false)
  const [savedVersion, setSavedVersion] = useState<number | null>(null)
  const isUnsaved = isFormChanged && template.actions.includes('edit')
  // Resets the form after a save by somebody else, unless it has unsaved changes.
  const [formVersion, setFormVersion] = useState(version)
  if (!isUnsaved && formVersion !== version) setFormVersion(version)
  const options = {
    invalidates: [calls.listCheckTemplates, offeredTemplates],
    answers: readOf(calls.checkTemplateDetail, { query: { id } }),
    onConflict: () => host.toast('warning', texts.conflict),
  }
  const approving = useAction(calls.approveCheckTemplate, { ...options, done: texts.done.approve })
  const retiring = useAction(calls.retireCheckTemplate, { ...options, done: texts.done.retire })
  // These calls return another revision, or none.
  const otherRevisionOptions = {
    invalidates: [...options.invalidates, calls.checkTemplateDetail],
    onConflict: options.onConflict,
  }
  const revising = useAction(calls.reviseCheckTemplate, { ...otherRevisionOptions, done: texts.done.revise })
  const removing = useAction(calls.removeCheckTemplate, { ...otherRevisionOptions, done: texts.done.remove })
  const busy = { approve: approving, retire: retiring, revise: revising, remove: removing }
  const isBusy = Object.values(busy).some(action => action.busy)

  async function perform(decision: Decision): Promise<void> {
    const body = { id, version }
    if (decision === 'revise') {
      const outcome = await revising.run({ body })
      if (outcome.done) navigate(templateLink(outcome.data))
      return
    }
    const isConfirmed = await confirm({
      ...texts.question[decision],
      confirmLabel: texts.action[decision],
      danger: decision === 'remove',
    })
    if (!isConfirmed) return
    if (decision === 'approve') await approving.run({ body })
    else if (decision === 'retire') await retiring.run({ body })
    else if ((await removing.run({ body })).done) await replaceTab({ page: LIST_PAGE })
  }

  const items = draft.items.map(({ group, groupEn = '', textZh, textEn, critical }, index) => ({
    seq: index + 1,
    group: language === 'en' && groupEn !== '' ? groupEn : group,
    text: language === 'en' && textEn !== '' ? textEn : textZh,
    critical,
  }))
  return (
    <>
      <RecordHeader
        title={template.name}
        number={template.code}
        state={<TemplateState status={template.status} />}
        back={{ label: texts.back, href: `/safetyQuality${LIST_PAGE}` }}
        facts={[fillText(texts.revision, { n: String(template.revision) })]}
        unsaved={isUnsaved ? texts.unsaved : undefined}
        saved={savedVersion === version ? texts.saved : undefined}
        actions={
          <>
            {template.draftId !== null && template.draftId !== id && (
              <LinkButton
                href={templateLink({
                  id: template.draftId,
                  code: template.code,
                  revision: template.revision + 1,
                })}
              >
                {texts.toDraft}
              </LinkButton>
            )}
            {DECISIONS.filter(decision => template.actions.includes(decision)).map(decision => (
              <Button
                key={decision}
                kind={decision === 'approve' ? 'primary' : 'quiet'}
                busy={busy[decision].busy}
                disabled={(isBusy && !busy[decision].busy) || (decision === 'approve' && isUnsaved)}
                onClick={() => void perform(decision)}
              >
                {texts.action[decision]}
              </Button>
            ))}
          </>
        }
      />
      {template.actions.includes('edit') ? (
        <TemplateForm key={formVersion} start={draft} onUnsaved={setFormChanged} onSaved={setSavedVersion} />
      ) : (
        <>
          <Section title={texts.about}>
            <DescriptionList
              items={factsOf(texts.facts, {
                checkCat: dictionaries.label('CHECK_CAT', template.checkCat),
                scope: template.scope || null,
                basis: template.basis || null,
                orderCount: template.orderCount,
                changedBy: template.changedBy.name,
                changedAt: wireMinute(template.changedAt),
              })}
            />
          </Section>
          <TemplateItems items={items} />
        </>
      )}
      {dialog}
    </>
  )
}
