import type { AppDefinition } from '@apron/contract/sub-apps/app-definition'

/** Definition of this application, from which build, pages, permissions, menu and server part are derived. */
export const app = {
  name: 'sampleApp',
  title: { zh: '班组交接', en: 'Shift handover' },
  port: 9507,
  pages: {
    '/list': {
      title: { zh: '交接事项', en: 'Handover items' },
      // Purpose of the page, first step, permitted people: one paragraph behind the “?” of its header.
      help: {
        zh: '本页列出当前航站各班组交接的事项。先在筛选栏中查找，点击编号打开一项；需要交给下一班的事情，点“新建交接事项”记录。具有查看权限的人员可以查看，具有编辑权限的人员可以新建和修改。',
        en: 'This page lists what the shifts of the current site hand over to each other. Use the filter to find an item and select its number to open it. To leave something for the next shift, choose New handover item. People with the right to see items may read them; adding and changing them needs the right to edit.',
      },
      keepAlive: true,
      menu: 'entry',
    },
    '/item': {
      title: { zh: '新建交接事项', en: 'New handover item' },
      help: {
        zh: '在本页记录或修改一个交接事项。填写标题和说明，保存后即出现在交接事项列表中，下一班可以看到。如果其他人同时修改了同一事项，保存时会提示并可载入最新内容。需要编辑权限。',
        en: 'Record a handover item here, or change one. Enter a title and what the next shift should know; once saved, the item is in the list for everyone who may see it. If somebody else changed the same item meanwhile, you are told when you save and can load the latest version. This page needs the right to edit handover items.',
      },
      keepAlive: true,
      confirmClose: true,
      menu: 'hidden',
    },
  },
  rights: {
    'item:view': { page: '/list', title: { zh: '查看交接事项', en: 'See handover items' } },
    'item:edit': { page: '/item', title: { zh: '编辑交接事项', en: 'Edit handover items' } },
  },
  roles: ['ADMIN', 'WORKSHOP'],
} as const satisfies AppDefinition
