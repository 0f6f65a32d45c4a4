import { type ReactNode, useState } from 'react'
import { Button, TextButton } from '../src/button/button.tsx'
import { NoticeBar } from '../src/feedback/feedback.tsx'
import { TextField } from '../src/fields/fields.tsx'
import { Form, FormFields, FormWide } from '../src/form/form.tsx'
import { IconBell } from '../src/icons/icons.ts'
import { Lines } from '../src/lines/lines.tsx'
import { Popover } from '../src/popover/popover.tsx'
import { type Meaning, SavedNote, StatusShape } from '../src/status/status.tsx'
import { StepList } from '../src/step-list/step-list.tsx'
import { PrintOnlyTable } from '../src/table/table.tsx'
import { Faint, Mono, NoWrap, Prose, Small } from '../src/text/text.tsx'
import { UploadField, type UploadFile } from '../src/upload-field/upload-field.tsx'
import { type FoundUser, UserField, UsersField } from '../src/user-field/user-field.tsx'
import { type Validity, ValidityField } from '../src/validity-field/validity-field.tsx'

interface SampleProps {
  readonly zh: boolean
}

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="gray"/></svg>'
const TODAY = '2026-11-21'
const MEANINGS: readonly Meaning[] = ['red', 'amber', 'green', 'info', 'neutral']

const person = (userCode: string, nickName: string, department: string): FoundUser => ({
  userCode,
  nickName,
  deptList: [{ code: 'D05', name: department }],
  postList: [],
})
const people = (zh: boolean) => [
  person('100303', zh ? '谭勇' : 'Tan Yong', zh ? '一车间' : 'Workshop 1'),
  person('100305', zh ? '李泽' : 'Li Ze', zh ? '一车间' : 'Workshop 1'),
]
const searchZh = async () => people(true)
const searchEn = async () => people(false)

/** Fields for people, files and periods of validity. */
export function MoreFields({ zh }: SampleProps): ReactNode {
  const [first = null] = people(zh)
  const [user, setUser] = useState(first)
  const [users, setUsers] = useState(people(zh))
  const [validity, setValidity] = useState<Validity | null>({ from: TODAY, to: '2026-11-27' })
  const [files, setFiles] = useState<readonly UploadFile[]>([
    { name: zh ? '损伤照片.jpg' : 'damage.jpg', url: '#' },
  ])
  const search = zh ? searchZh : searchEn
  return (
    <Form label={zh ? '人员与文件' : 'People and files'} onSubmit={() => {}}>
      <UserField label={zh ? '负责人' : 'In charge'} value={user} onChange={setUser} search={search} />
      <UsersField label={zh ? '知会' : 'To be told'} value={users} onChange={setUsers} search={search} />
      <FormWide>
        <ValidityField
          label={zh ? '有效期' : 'Valid for'}
          value={validity}
          onChange={setValidity}
          today={TODAY}
        />
      </FormWide>
      <FormWide>
        <UploadField
          label={zh ? '附件' : 'Files'}
          files={files}
          onChange={setFiles}
          onOpen={() => {}}
          load={async () => new Blob([PICTURE], { type: 'image/svg+xml' })}
          send={async file => ({ name: file.name, url: '#' })}
          accept={['jpg', 'png']}
          maxFiles={3}
          maxBytes={5 * 1024 * 1024}
        />
      </FormWide>
      <FormWide>
        <PartLines zh={zh} />
      </FormWide>
    </Form>
  )
}

/** Lines of a form that are added and removed. */
function PartLines({ zh }: SampleProps): ReactNode {
  const [lines, setLines] = useState<readonly string[]>(['60-4102'])
  return (
    <Lines
      title={zh ? '航材' : 'Parts'}
      lines={lines}
      max={3}
      words={{
        add: zh ? '添加航材' : 'Add part',
        line: number => (zh ? `第 ${number} 行` : `Line ${number}`),
        remove: number => (zh ? `删除第 ${number} 行` : `Remove line ${number}`),
      }}
      onAdd={() => setLines([...lines, ''])}
      onRemove={index => setLines(lines.toSpliced(index, 1))}
    >
      {(line, index) => (
        <TextField
          label={zh ? '件号' : 'Part number'}
          value={line}
          onChange={value => setLines(lines.with(index, value))}
        />
      )}
    </Lines>
  )
}

/** Dialogs, popovers, tooltips and inline parts. */
export function InlineParts({ zh }: SampleProps): ReactNode {
  const [open, setOpen] = useState(false)
  const [step, setStep] = useState(2)
  const steps = [
    {
      no: 1,
      text: zh ? '断电、挂牌' : 'Power off and tag',
      state: { meaning: 'green', text: zh ? '已签' : 'Signed' },
    },
    { no: 2, text: zh ? '恢复' : 'Restore', state: { meaning: 'neutral', text: zh ? '未签' : 'Open' } },
  ] as const
  return (
    <div className="gallery-stack">
      <NoticeBar
        icon={<IconBell size={18} stroke={1.5} />}
        actions={<Button size="small">{zh ? '更新' : 'Update'}</Button>}
      >
        {zh ? '本应用有新版本。' : 'There is a new version of this application.'}
      </NoticeBar>
      <Prose>{zh ? '第一行\n第二行' : 'One line\nand another'}</Prose>
      <div className="gallery-row">
        {MEANINGS.map(meaning => (
          <StatusShape key={meaning} meaning={meaning} />
        ))}
        <SavedNote>{zh ? '已保存' : 'Saved'}</SavedNote>
        <Mono>B-1041</Mono>
        <Faint>{zh ? '无' : 'none'}</Faint>
        <NoWrap>2026-11-21 08:30</NoWrap>
        <TextButton>{zh ? '第4项' : 'Item 4'}</TextButton>
        <Small>{zh ? '一小时前' : 'an hour ago'}</Small>
        <Popover
          open={open}
          onOpenChange={setOpen}
          label={zh ? '说明' : 'About it'}
          trigger={<Button>{zh ? '说明' : 'About it'}</Button>}
        >
          <p>{zh ? '按 Esc 或点击别处关闭。' : 'Escape or a click elsewhere closes it.'}</p>
        </Popover>
      </div>
      <StepList steps={steps} current={step} onChoose={setStep}>
        <FormFields>
          <p>{steps.find(({ no }) => no === step)?.text}</p>
          <p>{zh ? '需检验' : 'To be inspected'}</p>
        </FormFields>
      </StepList>
      <PrintOnlyTable
        columns={{ no: zh ? '步骤' : 'Step', text: zh ? '内容' : 'Work' }}
        rows={steps.map(({ no, text }) => ({ id: String(no), cells: { no, text } }))}
      />
    </div>
  )
}
