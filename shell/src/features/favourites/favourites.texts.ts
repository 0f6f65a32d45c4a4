import { defineTexts } from '../../platform/i18n/define-texts.ts'

export const favouritesTexts = defineTexts({
  'favourites.title': { zh: '我的收藏', en: 'My favourites' },
  'favourites.add': { zh: '加入收藏', en: 'Add to favourites' },
  'favourites.name': { zh: '页面名称', en: 'Page name' },
  'favourites.url': { zh: '页面地址', en: 'Page address' },
  'favourites.created': { zh: '收藏时间', en: 'Added' },
  'favourites.actions': { zh: '操作', en: 'Actions' },
  'favourites.nameMissing': { zh: '请输入页面名称', en: 'Enter the page name' },
  'favourites.nameTooLong': {
    zh: '页面名称不能超过 200 个字符',
    en: 'The page name has at most 200 characters',
  },
  'favourites.urlMissing': { zh: '请输入页面地址', en: 'Enter the page address' },
  'favourites.urlTooLong': {
    zh: '页面地址超过 200 个字符，无法收藏',
    en: 'The page address is longer than 200 characters, so it cannot be a favourite',
  },
  'favourites.save': { zh: '收藏', en: 'Add' },
  'favourites.cancel': { zh: '取消', en: 'Cancel' },
  'favourites.added': { zh: '收藏成功', en: 'Added to favourites' },
  'favourites.filter': { zh: '筛选收藏', en: 'Filter favourites' },
  'favourites.search': { zh: '名称或地址', en: 'Name or address' },
  'favourites.empty': {
    zh: '还没有收藏。右键点击或长按页面标签，选择“加入收藏”。',
    en: 'No favourites yet. Right-click or press and hold a tab, then choose “Add to favourites”.',
  },
  'favourites.noMatch': { zh: '没有匹配的收藏', en: 'No favourite matches' },
  'favourites.showAll': { zh: '显示全部', en: 'Show all' },
  'favourites.failed': { zh: '收藏加载失败', en: 'The favourites could not be loaded' },
  'favourites.delete': { zh: '删除', en: 'Delete' },
  'favourites.deleteOne': { zh: '删除“{name}”', en: 'Delete “{name}”' },
  'favourites.deleteTitle': { zh: '删除收藏', en: 'Delete favourite' },
  'favourites.deleteQuestion': {
    zh: '确定从收藏中删除“{name}”吗？页面本身不受影响。',
    en: 'Delete “{name}” from your favourites? The page itself stays.',
  },
  'favourites.deleted': { zh: '删除成功', en: 'Deleted' },
})
