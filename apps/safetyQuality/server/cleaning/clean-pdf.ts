import { inflateSync } from 'node:zlib'
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib'
import { cleanJpeg } from './clean-jpeg.ts'

/** Keys of metadata and of private data of programs, in any dictionary. `A` and `AA` are actions. */
const DROPPED = [
  'Metadata',
  'PieceInfo',
  'LastModified',
  'AF',
  'A',
  'AA',
  'Thumb',
  'ID',
  'StructParent',
  'StructParents',
]
/** Keys of an annotation with its author and dates. */
const OF_AUTHOR = ['T', 'M', 'CreationDate', 'NM', 'RC', 'Popup', 'IRT', 'Parent']
/** Annotations with an embedded file or a link. */
const DROPPED_ANNOTATIONS = ['FileAttachment', 'Sound', 'Movie', 'Screen', 'RichMedia', '3D', 'Popup', 'Link']
const LARGEST_PICTURE = 64 * 1024 * 1024

const name = (text: string) => PDFName.of(text)

/**
 * Removes author, program, times, ids, XMP, attachments, scripts, authors of annotations, signatures, older versions
 * and metadata of embedded JPEGs from a PDF. Cleans the pages and copies only them into a new document.
 * @throws Error when it is no PDF, damaged or encrypted
 */
export async function cleanPdf(bytes: Uint8Array): Promise<Uint8Array> {
  const source = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true })
  for (const [ref, object] of source.context.enumerateIndirectObjects()) {
    source.context.assign(ref, cleaned(object, source.context))
  }
  const clean = await PDFDocument.create({ updateMetadata: false })
  for (const page of await clean.copyPages(source, source.getPageIndices())) clean.addPage(page)
  return await clean.save({ updateFieldAppearances: false, addDefaultPage: false })
}

function cleaned(object: PDFObject, context: PDFContext): PDFObject {
  if (object instanceof PDFRawStream) {
    cleanDict(object.dict, context)
    return withoutJpegMetadata(object, context)
  }
  if (object instanceof PDFStream) cleanDict(object.dict, context)
  if (object instanceof PDFDict) cleanDict(object, context)
  if (object instanceof PDFArray) cleanArray(object, context)
  return object
}

function cleanArray(array: PDFArray, context: PDFContext): void {
  for (const each of array.asArray()) if (!(each instanceof PDFRef)) cleaned(each, context)
}

function cleanDict(dict: PDFDict, context: PDFContext): void {
  for (const key of DROPPED) dict.delete(name(key))
  const subtype = dict.lookup(name('Subtype'))
  if (dict.has(name('Rect')) && subtype instanceof PDFName) cleanAnnotation(dict, subtype)
  const annotations = dict.lookup(name('Annots'))
  if (annotations instanceof PDFArray) keepAnnotations(annotations, context)
  for (const [, value] of dict.entries()) if (!(value instanceof PDFRef)) cleaned(value, context)
}

function cleanAnnotation(dict: PDFDict, subtype: PDFName): void {
  for (const key of OF_AUTHOR) dict.delete(name(key))
  // A signature contains the signer's name.
  if (subtype === name('Widget') && dict.lookup(name('FT')) === name('Sig')) dict.delete(name('V'))
}

/** Removes annotations with embedded files or links, and unreadable ones. */
function keepAnnotations(annotations: PDFArray, context: PDFContext): void {
  for (let at = annotations.size() - 1; at >= 0; at -= 1) {
    const annotation = context.lookup(annotations.get(at))
    const subtype = annotation instanceof PDFDict ? annotation.lookup(name('Subtype')) : undefined
    const isDropped = DROPPED_ANNOTATIONS.some(each => subtype === name(each))
    if (!(subtype instanceof PDFName) || isDropped) annotations.remove(at)
  }
}

/** Removes metadata from an embedded JPEG. Camera pictures are embedded unchanged, including their GPS position. */
function withoutJpegMetadata(stream: PDFRawStream, context: PDFContext): PDFRawStream {
  const given = stream.dict.lookup(name('Filter'))
  const filters = given instanceof PDFArray ? given.asArray() : given === undefined ? [] : [given]
  if (filters.at(-1) !== name('DCTDecode')) return stream
  let contents: Uint8Array = stream.contents
  for (const filter of filters.slice(0, -1)) {
    if (filter !== name('FlateDecode')) throw new RangeError('unsupported picture encoding')
    contents = inflateSync(contents, { maxOutputLength: LARGEST_PICTURE })
  }
  const { dict } = stream
  if (filters.length > 1) {
    dict.set(name('Filter'), name('DCTDecode'))
    dict.delete(name('DecodeParms'))
  }
  return PDFRawStream.of(dict.clone(context), cleanJpeg(contents))
}
