import type { TextPair } from '@apron/contract/texts/text-pair'

/** Help for each work flow page, shown behind the "?" in its header. */
export const FLOW_HELP: Readonly<Record<string, TextPair>> = {
  '/startTask': {
    zh: '本页列出您可以发起的流程。选择一项，填写申请单并提交，随后由有权人员依次审批。提交前填写的内容会加密保留在本机；提交后可以在“已发起事项”中查看进度，在无人审批前可以撤回。',
    en: 'These are the processes that you may start. Choose one, fill in its form and submit it; those who may decide then do so in turn. What you have typed stays encrypted on this device until you submit it. Afterwards you find it under “My requests”, and you can withdraw it as long as nobody has decided.',
  },
  '/scheduleTask': {
    zh: '本页列出等待您的事项：待您审批的、待您修改或填写的、知会您的，以及安全质量的检查单和整改单消息。打开一项可查看申请单、审批记录和流程图，再决定同意、驳回或拒绝；也可以勾选多项，以同一意见一并同意。',
    en: 'This is what waits for you: what you have to approve, what you have to rework or fill in, what you were informed of, and messages about check and rectification orders. Open an item to see its form, its approval records and its diagram before you agree, reject or refuse. You can also tick several and agree to them with one remark.',
  },
  '/completedTask': {
    zh: '本页列出您办理过的事项，以及他人凭您的授权代您办理的事项。打开一项可以查看申请单、审批记录和现在进行到哪一步。按流程、办理日期或文字查找；列表可以导出和打印。',
    en: 'These are the items that you have decided, and those that somebody decided for you under a delegation. Open one to see its form, its approval records and how far it is by now. Search by process, day of the decision or text; the list can be exported and printed.',
  },
  '/staredtTask': {
    zh: '本页列出您发起的事项及其状态。审批中的事项可以查看当前节点和办理人，在无人审批前可以撤回；被驳回的事项由您修改后重新提交，所有节点重新审批；被拒绝的事项不能再次提交，请重新发起。',
    en: 'These are the requests that you have started, and how each one stands. Of a running one you see where it waits and for whom, and you can withdraw it as long as nobody has decided. A rejected one is yours to change and submit again; every node then decides once more. A refused one cannot be submitted again: start a new one.',
  },
}
