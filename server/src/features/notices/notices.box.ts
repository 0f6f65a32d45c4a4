import type { BoxSource } from '../home/box-source.ts'

export const NOTICES_BOX: BoxSource = {
  kind: 'notices',
  title: { zh: '公告', en: 'Notices' },
  sizes: ['small', 'wide', 'full'],
}
