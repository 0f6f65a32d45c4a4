import type { AppName } from '../pages/page-name.ts'

/** Manifest of an application for the shell; also read by the build. */
export const manifestOf = (name: AppName) => ({
  name,
  pages: {
    '/list': { title: { zh: '工单列表', en: 'Work orders' }, keepAlive: true },
    '/form': { title: { zh: '新建工单', en: 'New work order' }, keepAlive: true },
    '/detail': { title: { zh: '工单详情', en: 'Work order' }, keepAlive: true },
  },
})
