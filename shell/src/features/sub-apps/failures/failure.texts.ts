import { defineTexts } from '@apron/contract/texts/define-texts'

/** Texts for an application that cannot be used. */
export const failureTexts = defineTexts('subApps.failure', {
  slow: { zh: '仍在加载，网络可能较慢', en: 'Still loading. The network may be slow.' },
  notRegistered: { zh: '应用“{name}”尚未部署', en: 'The application “{name}” is not installed' },
  notRegisteredHint: {
    zh: '如工作需要此应用，请联系管理员。',
    en: 'If you need it for your work, ask your administrator.',
  },
  installHint: {
    zh: '您可以在“子应用管理”中安装并启用它；不需要时，可在“菜单管理”中隐藏其菜单项。',
    en: 'You can install and activate it under “Sub-applications”. If nobody needs it, hide its entries under “Menus”.',
  },
  toSubApps: { zh: '打开子应用管理', en: 'Open sub-applications' },
  hideHint: {
    zh: '它由应用管理员安装。不需要时，您可以在“菜单管理”中隐藏其菜单项。',
    en: 'Those who manage sub-applications install it. If nobody needs it, you can hide its entries under “Menus”.',
  },
  toMenus: { zh: '打开菜单管理', en: 'Open menus' },
  unreachable: { zh: '应用“{name}”加载失败', en: 'The application “{name}” could not be loaded' },
  unreachableHint: {
    zh: '无法获取应用文件。请检查网络后重试；其他页面不受影响。',
    en: 'Its files could not be fetched. Check the network and try again. Other pages are not affected.',
  },
  invalid: {
    zh: '应用“{name}”的文件有误',
    en: 'The files of the application “{name}” are not valid',
  },
  invalidHint: {
    zh: '部署的文件与登记的不一致，为安全起见未运行。请联系管理员。',
    en: 'The deployed files differ from the registered ones, so for safety they were not run. Tell your administrator.',
  },
  timeout: { zh: '应用“{name}”没有响应', en: 'The application “{name}” is not responding' },
  timeoutHint: {
    zh: '30 秒内没有完成加载。请稍后重试；其他页面不受影响。',
    en: 'It did not load within 30 seconds. Try again in a moment. Other pages are not affected.',
  },
  crashed: { zh: '应用“{name}”出现错误', en: 'The application “{name}” ran into an error' },
  crashedHint: {
    zh: '重试会重新打开此页面，未保存的内容会丢失；其他应用的页面不受影响。',
    en: 'If you try again, this page reopens and unsaved work is lost. Pages of other applications are not affected.',
  },
  continue: { zh: '返回页面', en: 'Back to page' },
  retry: { zh: '重试', en: 'Try again' },
  copy: { zh: '复制详情', en: 'Copy details' },
  copied: { zh: '已复制', en: 'Copied' },
  copyFailed: { zh: '无法复制', en: 'Could not copy' },
})
