import { type ReactNode, useState } from 'react'
import { Button, IconButton, LinkButton } from '../src/button/button.tsx'
import { useConfirm } from '../src/confirm/confirm.tsx'
import { Dialog } from '../src/dialog/dialog.tsx'
import { Toaster, toast } from '../src/feedback/feedback.tsx'
import { IconBell, IconEdit, IconLanguage, IconPlus, IconStar, IconTrash } from '../src/icons/icons.ts'
import { ContextMenu, Menu } from '../src/menu/menu.tsx'
import { MENU_ICONS } from '../src/menu-icons/menu-icons.tsx'
import { Inline, Page, PageHeader, Section, Stack } from '../src/page/page.tsx'
import { useUi } from '../src/provider/ui-context.ts'
import { Count, Status } from '../src/status/status.tsx'
import { Small } from '../src/text/text.tsx'
import { Tooltip } from '../src/tooltip/tooltip.tsx'
import { FeedbackSample, TabsSample } from './feedback-sample.tsx'
import { FormSample } from './form-sample.tsx'
import { ListParts } from './list-parts.tsx'
import { InlineParts, MoreFields } from './more-samples.tsx'

/** All other parts, one after the other. */
export function PartsView() {
  const zh = useUi().lang === 'zh'
  return (
    <Page>
      <Toaster />
      <PageHeader title={zh ? '部件' : 'Parts'} />
      <Section title={zh ? '按钮与菜单' : 'Buttons and menus'}>
        <Buttons zh={zh} />
      </Section>
      <Section title={zh ? '状态' : 'Status'}>
        <div className="gallery-row">
          <Status meaning="red">AOG</Status>
          <Status meaning="amber">{zh ? '紧急' : 'Urgent'}</Status>
          <Status meaning="info">{zh ? '待审批' : 'Awaiting approval'}</Status>
          <Status meaning="green">{zh ? '正常' : 'Normal'}</Status>
          <Tooltip text={zh ? '还没有下发' : 'Not issued yet'}>
            <span>
              <Status meaning="neutral">{zh ? '草稿' : 'Draft'}</Status>
            </span>
          </Tooltip>
          <Count value={7} label={zh ? '待办' : 'To do'} />
          <Count value={12} label={zh ? '待办' : 'To do'} meaning="accent" />
          <Count value={140} label={zh ? '未读' : 'Unread'} meaning="red" />
        </div>
        <div className="gallery-rail">
          {MENU_ICONS.map((Icon, index) => (
            <Icon key={`${index + 1}`} size={20} />
          ))}
          {MENU_ICONS.map((Icon, index) => (
            <Icon key={`big${index + 1}`} size={40} />
          ))}
        </div>
      </Section>
      <Section title={zh ? '表单' : 'Form'}>
        <FormSample zh={zh} label={zh ? '表单' : 'Form'} />
      </Section>
      <Section title={zh ? '人员、文件、有效期' : 'People, files, validity'}>
        <MoreFields zh={zh} />
        <Inline>
          <Button>{zh ? '选择文件' : 'Choose file'}</Button>
          <Button kind="plain">{zh ? '下载模板' : 'Download template'}</Button>
        </Inline>
      </Section>
      <Section title={zh ? '提示与文字' : 'Notices and text'}>
        <InlineParts zh={zh} />
      </Section>
      <Section title={zh ? '列表周围' : 'Around a list'}>
        <ListParts zh={zh} />
      </Section>
      <Section title={zh ? '反馈' : 'Feedback'}>
        <FeedbackSample zh={zh} />
      </Section>
      <Section title={zh ? '标签页' : 'Tabs'}>
        <TabsSample zh={zh} />
      </Section>
    </Page>
  )
}

interface SampleProps {
  readonly zh: boolean
}

function Buttons({ zh }: SampleProps): ReactNode {
  const [open, setOpen] = useState(false)
  const { confirm, dialog } = useConfirm()
  const items = [
    {
      id: 'edit',
      label: zh ? '编辑' : 'Edit',
      icon: <IconEdit size={18} stroke={1.5} />,
      onSelect: () => {},
    },
    { id: 'zh', label: '中文', checked: true, onSelect: () => {} },
    { id: 'line', divider: true } as const,
    {
      id: 'delete',
      label: zh ? '删除' : 'Delete',
      icon: <IconTrash size={18} stroke={1.5} />,
      danger: true,
      onSelect: () => {},
    },
  ]
  return (
    <div className="gallery-row">
      <Button kind="primary" icon={<IconPlus size={18} stroke={1.5} />}>
        {zh ? '新建' : 'Create'}
      </Button>
      <Button kind="primary" busy>
        {zh ? '保存' : 'Save'}
      </Button>
      <Button id="open-dialog" onClick={() => setOpen(true)}>
        {zh ? '打开对话框' : 'Open dialog'}
      </Button>
      <Button
        id="show-toast"
        kind="plain"
        onClick={() =>
          toast.error(
            zh ? '保存失败：版本已过期，请刷新。' : 'Not saved: the version is out of date. Refresh.',
          )
        }
      >
        {zh ? '提示' : 'Toast'}
      </Button>
      <Button
        kind="danger"
        onClick={() =>
          void confirm({
            title: zh ? '删除检查单？' : 'Delete the order?',
            message: zh ? '此操作无法撤销。' : 'This cannot be undone.',
            confirmLabel: zh ? '删除' : 'Delete',
            danger: true,
          })
        }
      >
        {zh ? '删除' : 'Delete'}
      </Button>
      <Button disabled>{zh ? '不可用' : 'Disabled'}</Button>
      <Button size="small">{zh ? '小按钮' : 'Small'}</Button>
      <LinkButton href="#detail" kind="plain">
        {zh ? '查看详情' : 'See details'}
      </LinkButton>
      <IconButton label={zh ? '消息' : 'Messages'} icon={<IconBell size={20} stroke={1.5} />} count={128} />
      <IconButton label={zh ? '收藏' : 'Favourite'} icon={<IconStar size={20} stroke={1.5} />} kind="quiet" />
      <Menu
        label={zh ? '语言' : 'Language'}
        items={items}
        trigger={
          <IconButton label={zh ? '语言' : 'Language'} icon={<IconLanguage size={20} stroke={1.5} />} />
        }
      />
      <ContextMenu label={zh ? '标签操作' : 'Tab actions'} items={items}>
        <Button>{zh ? '右键或长按' : 'Right click or long press'}</Button>
      </ContextMenu>
      {dialog}
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={zh ? '提交检查结果' : 'Submit the result'}
        width={800}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{zh ? '取消' : 'Cancel'}</Button>
            <Button kind="primary">{zh ? '提交' : 'Submit'}</Button>
          </>
        }
      >
        <Stack>
          <Small>{zh ? '提交后由检查员签收。' : 'The inspector signs for it once it is submitted.'}</Small>
          <FormSample zh={zh} label={zh ? '检查结果' : 'Check result'} />
        </Stack>
      </Dialog>
    </div>
  )
}
