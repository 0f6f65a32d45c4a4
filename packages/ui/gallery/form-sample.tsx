import { useState } from 'react'
import { Button } from '../src/button/button.tsx'
import { DateField, DateTimeField } from '../src/date-fields/date-fields.tsx'
import {
  CheckField,
  ChoiceField,
  NumberField,
  PasswordField,
  SwitchField,
  TextAreaField,
  TextField,
} from '../src/fields/fields.tsx'
import { Form, FormWide } from '../src/form/form.tsx'
import { MultiSelectField, SelectField } from '../src/select/select.tsx'

/** Every field once. */
export function FormSample({ zh, label }: { readonly zh: boolean; readonly label: string }) {
  const [text, setText] = useState('B-1041')
  const [password, setPassword] = useState('')
  const [number, setNumber] = useState<number | null>(12)
  const [site, setSite] = useState<string | null>('can')
  const [roles, setRoles] = useState<string[]>(['inspector', 'engineer'])
  const [day, setDay] = useState<string | null>('2026-11-21')
  const [moment, setMoment] = useState<string | null>('2026-11-21 08:30:00')
  const [urgency, setUrgency] = useState<'normal' | 'urgent' | 'very'>('normal')
  const [note, setNote] = useState('')
  const [informed, setInformed] = useState(true)
  return (
    <Form
      label={label}
      onSubmit={() => {}}
      columns={3}
      actions={<Button type="submit">{zh ? '保存草稿' : 'Save draft'}</Button>}
    >
      <TextField label={zh ? '机号' : 'Registration'} value={text} onChange={setText} mono required />
      <PasswordField
        label={zh ? '当前密码' : 'Current password'}
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        error={zh ? '请输入密码' : 'Enter your password.'}
      />
      <NumberField
        label={zh ? '排序' : 'Sort value'}
        value={number}
        onChange={setNumber}
        min={0}
        max={99}
        hint={zh ? '0 到 99' : '0 to 99'}
      />
      <SelectField
        label={zh ? '站点' : 'Site'}
        value={site}
        onChange={setSite}
        searchable
        options={[
          { value: 'can', label: zh ? '广州白云' : 'Guangzhou' },
          { value: 'szx', label: zh ? '深圳宝安' : 'Shenzhen' },
          { value: 'pkx', label: zh ? '北京大兴' : 'Beijing Daxing', disabled: true },
        ]}
      />
      <MultiSelectField
        label={zh ? '角色' : 'Roles'}
        value={roles}
        onChange={setRoles}
        options={[
          { value: 'inspector', label: zh ? '检查员' : 'Inspector' },
          { value: 'engineer', label: zh ? '工程师' : 'Engineer' },
          { value: 'manager', label: zh ? '经理' : 'Manager' },
        ]}
      />
      <DateField label={zh ? '日期' : 'Date'} value={day} onChange={setDay} />
      <DateTimeField label={zh ? '开始' : 'Begin'} value={moment} onChange={setMoment} />
      <ChoiceField
        label={zh ? '紧急程度' : 'Urgency'}
        appearance="radios"
        value={urgency}
        onChange={setUrgency}
        options={[
          { value: 'normal', label: zh ? '普通' : 'Normal' },
          { value: 'urgent', label: zh ? '紧急' : 'Urgent' },
          { value: 'very', label: zh ? '非常紧急' : 'Very urgent' },
        ]}
      />
      <TextField label={zh ? '不可改' : 'Fixed'} value="CL-2026-0418" onChange={() => {}} disabled />
      <div className="gallery-row">
        <CheckField label={zh ? '知会部门' : 'Inform department'} checked={informed} onChange={setInformed} />
        <SwitchField label={zh ? '启用' : 'Enabled'} checked={informed} onChange={setInformed} />
      </div>
      <FormWide>
        <TextAreaField
          label={zh ? '说明' : 'Description'}
          value={note}
          onChange={setNote}
          maxLength={200}
          placeholder={zh ? '写下看到的情况' : 'What did you see?'}
        />
      </FormWide>
    </Form>
  )
}
