/** Titles and help texts of the pages. */
export const PAGE_TEXTS = {
  ledger: {
    title: { zh: '工具台账', en: 'Ledger' },
    help: {
      zh: '本页列出当前航站的全部工具。按类别、工具库、状态或校验到期日筛选，点击资产编号打开一件工具，查看历史、证书和照片。校验超期的工具自动隔离。具有编辑权限的人员可新建和修改工具，勾选后可打印标签。',
      en: 'All tools of the current site. Filter by class, crib, state or calibration due date, and select an asset number to open a tool with its history, certificate and photo. A tool whose calibration has expired is quarantined by itself. With the right to edit you add and change tools; tick tools to print their labels.',
    },
  },
  tool: {
    title: { zh: '工具', en: 'Tool' },
    help: {
      zh: '本页显示一件工具的资料、状态、证书和历史，可送修、隔离、入库或报废。借出、送校和丢失中的工具不能修改。没有标识的新页面用于新建工具。',
      en: 'One tool with its data, state, certificate and history. Quarantine it, send it to repair, return it to stock or scrap it. A tool that is on loan, at calibration or lost cannot be changed. Without a tool in its address the page adds a new one.',
    },
  },
  types: {
    title: { zh: '工具类型', en: 'Tool types' },
    help: {
      zh: '本页列出工具类型，含量程、准确度和校验周期。校验周期为 0 的类型无需校验。修改周期只影响以后的校验结果。',
      en: 'Types of tools with their range, accuracy and calibration interval. An interval of 0 means that no calibration is needed. A changed interval counts from the next result on.',
    },
  },
  type: {
    title: { zh: '工具类型', en: 'Tool type' },
    help: {
      zh: '在本页新建或修改一个工具类型。编号在公司内唯一，工具按编号引用。',
      en: 'Add a tool type here, or change one. Tools name their type by its number.',
    },
  },
  desk: {
    title: { zh: '借还台', en: 'Issue desk' },
    help: {
      zh: '在本页借出和归还工具，只用扫码枪或键盘：先扫借用人的工牌，再逐件扫资产编号，最后扫描或输入“OK”完成。归还时直接扫已借出的工具。损坏或不完整的工具须附照片并自动隔离。下方是今日未还的借用单。有工具在篮中时，关闭本页会先询问。',
      en: 'Issue and return tools with a scanner or the keyboard alone: scan the badge of the borrower, then each asset number, then scan or type OK. To return, scan tools that are on loan. A damaged or incomplete tool needs a photo and is quarantined. Open loans stand below. While tools are in the basket, closing the page asks first.',
    },
  },
  loans: {
    title: { zh: '借用单', en: 'Loans' },
    help: {
      zh: '本页列出当前航站您可以查看的借用单，可筛选、导出和打印。未设查看全部的人员只看到本人和本部门的借用单。',
      en: 'The loans of the current site that you may see, to filter, export and print. Without the right to see all of them, you see your own and those of your department.',
    },
  },
  loan: {
    title: { zh: '借用单', en: 'Loan' },
    help: {
      zh: '本页显示一张借用单。可将未还的工具交接给另一名人员；借用人超期24小时以上时，其工长可说明理由放行一次新的借用。',
      en: 'One loan. Transfer its tools to another person at the change of shift. If it is overdue by more than 24 hours, the foreman of the borrower can allow one further loan with a reason.',
    },
  },
  counts: {
    title: { zh: '班次清点', en: 'Shift counts' },
    help: {
      zh: '本页列出各班的清点单。新建清点单，填写实点数量；与应有数量不符时，须逐件说明差异或填写丢失报告才能签署。',
      en: 'The counts of the shifts. Add a sheet and enter how many tools you counted. If that differs from what is expected, name each difference or its lost report before you sign.',
    },
  },
  count: {
    title: { zh: '清点单', en: 'Count sheet' },
    help: {
      zh: '在本页填写和签署一张清点单。应有数量为该工具库在库的工具数，保存时计算。签署后不能修改。',
      en: 'Fill in and sign one count sheet. The expected number is that of the tools in stock in this crib, as of the save. A signed sheet cannot be changed.',
    },
  },
  calibration: {
    title: { zh: '计量计划', en: 'Calibration' },
    help: {
      zh: '本页按月显示到期的工具和送校单。选择月份，勾选工具后新建送校单；送出后工具为送校状态。打开送校单录入每件工具的结果和 PDF 证书，系统计算下次到期日。不合格时列出自上次合格以来使用过该工具的工卡，并通知质量审核员。',
      en: 'Tools by the month in which they are due, and the calibration jobs. Choose a month, tick tools and plan a job; once it is sent, its tools are at calibration. Open a job to record the result and the PDF certificate of each tool; the next due date follows. After a failed result the cards since the last good calibration are listed and the quality auditors are told.',
    },
  },
  calJob: {
    title: { zh: '送校单', en: 'Calibration job' },
    help: {
      zh: '本页编制一张送校单，送出，并逐件录入结果和证书。全部录入后自动完成。',
      en: 'Plan a calibration job here, send it, and record the result and certificate of each tool. The last result completes it.',
    },
  },
  lost: {
    title: { zh: '丢失报告', en: 'Lost tools' },
    help: {
      zh: '本页列出当前航站的丢失报告。报失后飞机暂停放行；记录每次查找，找到后即解除。未找到的转风险评估，由工具主管、质量审核员和工程师三人分别签署后才解除。所有可查看工具的人员都可报失。',
      en: 'Lost reports of the current site. A report blocks the release of its aircraft. Log each search; the block ends when the tool is found. Otherwise it goes to a risk review, and ends once the tooling manager, a quality auditor and an engineer have signed. Everybody with access to tools may report one.',
    },
  },
  lostReport: {
    title: { zh: '丢失报告', en: 'Lost report' },
    help: {
      zh: '本页新建或处理一份丢失报告。填写工具、飞机和经过；提交后不能修改，只能追加查找记录和结论。',
      en: 'Report a lost tool here, or work on a report. Enter tool, aircraft and what happened. A report cannot be changed afterwards; searches and the result are added to it.',
    },
  },
} as const
