import { type ErrorEntry, notFound, refusal } from '@apron/contract/errors/catalogue'

/** Error texts about check templates. */
export const CHECK_TEMPLATE_ERRORS = {
  noTemplate: notFound('检查模板不存在', 'There is no such check template'),
  codeTaken: refusal(
    2031,
    '编号“{code}”已有模板，请在其详情页修订',
    'There is a template with the code “{code}” already: revise it on its page',
  ),
  ownTemplate: refusal(2032, '编制人不得批准自己的模板', 'The author of a template cannot approve it'),
  beingRevised: refusal(
    2033,
    '该模板已有修订中的草稿，请在草稿上继续',
    'A draft of the next revision exists already: continue there',
  ),
  nothingToCheck: refusal(
    2034,
    '模板还没有检查项目，不能批准',
    'The template has no items, so it cannot be approved',
  ),
} as const satisfies Record<string, ErrorEntry>
