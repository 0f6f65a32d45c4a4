import { PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib'
import { expect, it } from 'vitest'
import { cleanPdf } from './clean-pdf.ts'
import { TINY_JPEG, withExif } from './sample-files.fixture.ts'

/** Creates a PDF with a marker in every place that can hold metadata. */
async function createMarkedPdf(marker: string, pages = 2): Promise<PDFDocument> {
  const document = await PDFDocument.create()
  document.setTitle(`${marker} title`)
  document.setAuthor(`${marker} author`)
  document.setProducer(`${marker} producer`)
  const { context } = document
  context.trailerInfo.ID = context.obj([PDFHexString.fromText(`${marker} id`), PDFHexString.fromText(marker)])
  const xmp = context.register(context.stream(`<x:xmpmeta>${marker}</x:xmpmeta>`, { Type: 'Metadata' }))
  document.catalog.set(PDFName.of('Metadata'), xmp)
  document.addJavaScript(marker, `app.alert("${marker}")`)
  await document.attach(Buffer.from(marker), `${marker}.txt`, { description: marker })
  const picture = await document.embedJpg(withExif(TINY_JPEG, marker))
  for (let at = 0; at < pages; at += 1) {
    const page = document.addPage([200, 200])
    page.drawText('rag left in the engine cowl', { x: 10, y: 100, size: 8 })
    page.drawImage(picture, { x: 10, y: 10 })
    page.node.set(PDFName.of('PieceInfo'), context.obj({ Program: { Private: PDFString.of(marker) } }))
    const note = { Type: 'Annot', Subtype: 'Text', Rect: [0, 0, 9, 9], Contents: PDFString.of('note') }
    const link = { ...note, Subtype: 'Link', A: { S: 'URI', URI: PDFString.of(`https://${marker}`) } }
    const signed = { Type: 'Sig', Name: PDFString.of(marker), M: PDFString.of(marker) }
    const field = { ...note, Subtype: 'Widget', FT: 'Sig', V: context.register(context.obj(signed)) }
    page.node.addAnnot(
      context.register(context.obj({ ...note, T: PDFString.of(marker), NM: PDFString.of(marker) })),
    )
    page.node.addAnnot(context.register(context.obj(link)))
    page.node.addAnnot(context.register(context.obj(field)))
  }
  return document
}

/** Returns everything readable in a PDF: its bytes and its unpacked objects. */
async function readText(bytes: Uint8Array): Promise<string> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false })
  const plain = await document.save({ useObjectStreams: false, updateFieldAppearances: false })
  return Buffer.concat([bytes, plain]).toString('latin1')
}

it('[SQ-40] removes metadata from a PDF and keeps its pages', async () => {
  const dirty = await (await createMarkedPdf('zqmarkzq')).save({ useObjectStreams: false })
  expect(await readText(dirty)).toContain('zqmarkzq')
  const clean = await cleanPdf(dirty)
  const text = await readText(clean)
  const wide = Buffer.from('zqmarkzq', 'utf16le').swap16()
  const hex = [Buffer.from('zqmarkzq'), wide].map(bytes => bytes.toString('hex').toUpperCase())
  for (const form of ['zqmarkzq', wide.toString('latin1'), ...hex]) expect(text).not.toContain(form)
  expect(text).not.toMatch(
    /\/(?:Author|Producer|Creator|CreationDate|ModDate|ID|Metadata|JavaScript|EmbeddedFiles)\b/,
  )
  const document = await PDFDocument.load(clean, { updateMetadata: false })
  expect(document.getPageCount()).toBe(2)
  expect(text).toContain('/DCTDecode')
  expect(text).toContain('note')
})

it('[SQ-40] removes older versions that are kept in a PDF', async () => {
  const first = await (await createMarkedPdf('zqoldzq', 1)).save({ useObjectStreams: false })
  const later = await PDFDocument.load(first, { updateMetadata: false })
  later.removePage(0)
  later.addPage().drawText('new')
  const both = await later.save({ useObjectStreams: false })
  expect(await readText(await cleanPdf(both))).not.toContain('zqoldzq')
})

it.each([
  ['a text that begins like a PDF', Buffer.from('%PDF-1.7\nhello')],
  ['a truncated PDF', Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >>')],
])('[SQ-40] rejects %s', async (_what, bytes) => {
  await expect(cleanPdf(bytes)).rejects.toThrow()
})

it('[SQ-40] rejects an encrypted PDF', async () => {
  const document = await PDFDocument.create()
  document.addPage()
  document.encrypt({ userPassword: '', ownerPassword: 'owner' })
  await expect(cleanPdf(await document.save())).rejects.toThrow()
})
