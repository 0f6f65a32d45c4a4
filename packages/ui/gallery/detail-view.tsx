import { useState } from 'react'
import { Button } from '../src/button/button.tsx'
import { DescriptionList, FoldedFacts, NoteList } from '../src/description-list/description-list.tsx'
import { Alert } from '../src/feedback/feedback.tsx'
import { TileChoice } from '../src/fields/fields.tsx'
import { Columns, Page, Section } from '../src/page/page.tsx'
import { useUi } from '../src/provider/ui-context.ts'
import { RecordHeader } from '../src/record-header/record-header.tsx'
import { Status } from '../src/status/status.tsx'
import { Timeline } from '../src/timeline/timeline.tsx'

/** A detail page: title line, facts, history on the side. */
export function DetailView() {
  const zh = useUi().lang === 'zh'
  const [result, setResult] = useState<'C' | 'NC' | 'NA'>('NC')
  return (
    <Page>
      <RecordHeader
        back={{ label: zh ? '检查单' : 'Check orders', href: '#list' }}
        title={zh ? '机库消防通道与灭火器检查' : 'Hangar fire lanes and extinguishers'}
        number="CL-2026-0418"
        state={<Status meaning="amber">{zh ? '今日到期' : 'Due today'}</Status>}
        facts={[
          zh ? '已检查 7 / 12 项' : '7 of 12 items done',
          zh ? '检查员 林晓峰' : 'Inspector Lin Xiaofeng',
          zh ? '到期 2026-11-21 18:00（10:00 UTC）' : 'Due 2026-11-21 18:00 (10:00 UTC)',
        ]}
        unsaved={zh ? '有未保存的内容' : 'Unsaved changes'}
        progress={{ value: 7, max: 12 }}
        actions={
          <>
            <Button>{zh ? '打印' : 'Print'}</Button>
            <Button kind="primary">{zh ? '提交结果' : 'Submit result'}</Button>
          </>
        }
      />
      <Alert
        meaning="amber"
        title={zh ? '两项不符合未开整改单' : 'Two findings have no rectification order'}
        action={<Button size="small">{zh ? '去开单' : 'Open orders'}</Button>}
      >
        {zh ? '提交前请为每一项不符合开整改单。' : 'Open an order for each finding before you submit.'}
      </Alert>
      <Columns
        main={
          <>
            <FoldedFacts
              title={zh ? '检查依据' : 'Basis'}
              open={false}
              brief={['MOM 7.3', 'GB 50284']}
              items={[{ id: 'basis', label: zh ? '依据' : 'Basis', value: 'GB 50284; MOM 7.3' }]}
            />
            <Section title={zh ? '疏散通道净宽' : 'Clear width of escape routes'}>
              <TileChoice
                label={zh ? '第2项结果' : 'Result of item 2'}
                value={result}
                options={[
                  { value: 'C', label: zh ? '符合' : 'Conforms', meaning: 'green' },
                  { value: 'NC', label: zh ? '不符合' : 'Nonconforming', meaning: 'amber' },
                  { value: 'NA', label: zh ? '不适用' : 'Not applicable', meaning: 'neutral' },
                ]}
                onChange={setResult}
              />
              <NoteList
                items={[
                  { label: zh ? '实测值' : 'Measured', value: '1.2 m' },
                  { label: zh ? '备注' : 'Remark', value: '' },
                ]}
              />
            </Section>
            <Section title={zh ? '基本信息' : 'Facts'}>
              <DescriptionList
                items={[
                  { id: 'site', label: zh ? '站点' : 'Site', value: zh ? '广州白云' : 'Guangzhou Baiyun' },
                  { id: 'hangar', label: zh ? '机库' : 'Hangar', value: 'GAMECO H2' },
                  { id: 'ac', label: zh ? '飞机' : 'Aircraft', value: 'B-1041', mono: true },
                  { id: 'dep', label: zh ? '部门' : 'Department', value: zh ? '质量管理部' : 'Quality' },
                  { id: 'from', label: zh ? '开始' : 'Started', value: '2026-11-20 09:12' },
                  { id: 'to', label: zh ? '关闭' : 'Closed', value: '' },
                  {
                    id: 'text',
                    label: zh ? '说明' : 'Description',
                    wide: true,
                    value: zh
                      ? '检查二号机库全部消防通道、灭火器压力与有效期，以及应急照明。\n重点查看东侧门区。'
                      : 'All fire lanes of hangar two, pressure and date of extinguishers, emergency lights.\nLook closely at the east doors.',
                  },
                ]}
              />
            </Section>
            <Section title={zh ? '检查项' : 'Items'} count={12}>
              <p>{zh ? '十二项，十项符合。' : 'Twelve items, ten in order.'}</p>
            </Section>
          </>
        }
        side={
          <Section title={zh ? '变更记录' : 'History'}>
            <Timeline
              label={zh ? '变更记录' : 'History'}
              entries={[
                {
                  id: '3',
                  meaning: 'amber',
                  when: '11-21 08:40',
                  who: zh ? '系统' : 'System',
                  what: zh ? '提醒：今日到期' : 'Reminder: due today',
                },
                {
                  id: '2',
                  when: '11-20 14:05',
                  who: zh ? '林晓峰' : 'Lin Xiaofeng',
                  what: zh ? '两项记为不符合' : 'Marked two items as findings',
                  note: zh ? '东侧通道被工具车占用' : 'East lane blocked by tool carts',
                },
                {
                  id: '1',
                  meaning: 'green',
                  when: '11-20 09:12',
                  who: zh ? '陈伟' : 'Chen Wei',
                  what: zh ? '下发检查单' : 'Issued the order',
                },
              ]}
            />
          </Section>
        }
      />
    </Page>
  )
}
