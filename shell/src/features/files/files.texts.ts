import { defineTexts } from '@apron/contract/texts/define-texts'

export const filesTexts = defineTexts('files', {
  unnamed: { zh: '文件预览', en: 'Preview' },
  loading: { zh: '正在载入文件', en: 'Loading file' },
  download: { zh: '下载', en: 'Download' },
  noPreview: {
    zh: '此类文件无法在线预览，请下载后查看',
    en: 'This file type cannot be previewed. Download the file to view it.',
  },
  broken: {
    zh: '文件无法显示，可能已损坏，请下载后查看',
    en: 'The file cannot be shown and may be damaged. Download it to view it.',
  },
  draftFull: {
    zh: '没有网络，本机最多为一份内容保留 {count} 张照片、共 {mb} MB。请在联网后再上传。',
    en: 'There is no network, and this device keeps at most {count} photos and {mb} MB for one form. Upload it when you are online.',
  },
  undecodable: {
    zh: '无法读取该图片，文件可能已损坏，未上传。请重新拍摄或另选一张。',
    en: 'The picture cannot be read and may be damaged. It was not uploaded. Take it again or choose another one.',
  },
  heic: {
    zh: '浏览器无法读取 HEIC 照片，未上传。请将相机格式设为“兼容性最佳”（JPEG）后重拍，或另存为 JPEG 再上传。',
    en: 'This browser cannot read HEIC photos, so it was not uploaded. Set the camera to “Most Compatible” (JPEG) and take it again, or save it as JPEG first.',
  },
  zoomIn: { zh: '放大', en: 'Zoom in' },
  zoomOut: { zh: '缩小', en: 'Zoom out' },
  fit: { zh: '适应窗口', en: 'Fit to window' },
  page: { zh: '第 {page} 页，共 {count} 页', en: 'Page {page} of {count}' },
})
