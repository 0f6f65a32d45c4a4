import type { Language } from '@apron/contract/dictionary/language'
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'

/** Texts on the pages of the guests. */
const WORDS = {
  zh: {
    library: '手册目录',
    feedback: '手册反馈',
    search: '章节或标题',
    marked: '已标记',
    mark: '标记',
    open: '打开',
    note: '阅读笔记',
    what: '问题描述',
    stay: '继续填写',
    discard: '放弃',
    ledger: '工具台账',
    desk: '借还台',
    detail: '工具详情',
    toolSearch: '编号或名称',
    remark: '备注',
    next: '查看下一件',
    back: '返回',
    toolNumber: '工具编号',
    lend: '借出',
    closeIt: '确定关闭',
    goOn: '继续填写',
    catalog: '图解目录',
    partSearch: '件号查询',
    toSearch: '查询件号',
    toTools: '打开工具台账',
    lent: '工具已借出',
    part: '件号',
    equipment: '消防设施',
    rounds: '防火巡查',
    place: '位置',
    alert: '提示',
    fail: '持续出错',
    openRounds: '打开防火巡查',
    closeAnyway: '仍要关闭',
    torqueWrench: '扭力扳手',
    site: '当前航站',
    ipc: '图解零件目录',
    fireSafety: '消防安全',
    workCard: '工卡',
    arWorkcard: 'AR工卡',
    marketing: '市场',
    airline: '航司业务',
    supplier: '供应商',
    demand: '车间需求',
  },
  en: {
    library: 'Library',
    feedback: 'Feedback',
    search: 'Chapter or title',
    marked: 'Marked',
    mark: 'Mark',
    open: 'Open',
    note: 'Reading note',
    what: 'What is wrong',
    stay: 'Go on writing',
    discard: 'Discard',
    ledger: 'Ledger',
    desk: 'Issue desk',
    detail: 'Tool',
    toolSearch: 'Number or name',
    remark: 'Remark',
    next: 'Next tool',
    back: 'Back',
    toolNumber: 'Tool number',
    lend: 'Lend',
    closeIt: 'Close it',
    goOn: 'Go on',
    catalog: 'Catalogue',
    partSearch: 'Part search',
    toSearch: 'Search a part',
    toTools: 'Open the tool ledger',
    lent: 'Tools lent',
    part: 'Part number',
    equipment: 'Equipment',
    rounds: 'Rounds',
    place: 'Place',
    alert: 'Alert',
    fail: 'Fail on and on',
    openRounds: 'Open rounds',
    closeAnyway: 'Close anyway',
    torqueWrench: 'Torque wrench',
    site: 'Site',
    ipc: 'Illustrated parts catalogue',
    fireSafety: 'Fire safety',
    workCard: 'Job cards',
    arWorkcard: 'AR job cards',
    marketing: 'Marketing',
    airline: 'Airline business',
    supplier: 'Suppliers',
    demand: 'Demand',
  },
} as const

export type GuestWords = (typeof WORDS)[Language]

/** Pages of the guest in the visible tab. */
export class GuestPages {
  readonly words: GuestWords
  readonly pane: Locator
  readonly #page: Page

  constructor(page: Page, language: Language) {
    this.#page = page
    this.words = WORDS[language]
    this.pane = page.getByRole('tabpanel').filter({ visible: true })
  }

  /** Returns the heading of a guest without a frame. */
  heading(name: string): Locator {
    return this.pane.getByRole('heading', { level: 1, name })
  }

  async expectHeading(name: string): Promise<void> {
    await expect(this.heading(name)).toBeVisible({ timeout: 20_000 })
  }

  button(name: string): Locator {
    return this.pane.getByRole('button', { name, exact: true })
  }

  field(name: string): Locator {
    return this.pane.getByLabel(name)
  }

  link(name: string): Locator {
    return this.pane.getByRole('link', { name })
  }

  /** The page in a frame. */
  get frame(): FrameLocator {
    return this.pane.frameLocator('iframe')
  }

  async expectFrameHeading(name: string): Promise<void> {
    await expect(this.frame.getByRole('heading', { name })).toBeVisible({ timeout: 20_000 })
  }

  get place(): Locator {
    return this.frame.getByLabel(this.words.place)
  }

  /** Close question of the shell, or of a guest in its own dialog. */
  get question(): Locator {
    return this.#page.getByRole('dialog').or(this.#page.getByRole('alertdialog'))
  }

  async answer(name: string): Promise<void> {
    await this.question.getByRole('button', { name, exact: true }).click()
  }
}
