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
const REMOVED_KEYS = [
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
const AUTHOR_KEYS = ['T', 'M', 'CreationDate', 'NM', 'RC', 'Popup', 'IRT', 'Parent']
/** Annotations with an embedded file or a link. */
const REMOVED_ANNOTATIONS = ['FileAttachment', 'Sound', 'Movie', 'Screen', 'RichMedia', '3D', 'Popup', 'Link']
const LARGEST_PICTURE = 64 * 1024 * 1024

const toName = (text: string) => PDFName.of(text)

/**
 * Removes author, program, times, ids, XMP, attachments, scripts, authors of annotations, signatures, older versions
 * and metadata of embedded JPEGs from a PDF. Cleans the pages and copies only them into a new document.
 * @throws Error when it is no PDF, damaged or encrypted
 */
export async function cleanPdf(bytes: Uint8Array): Promise<Uint8Array> {
  const source = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true })
  for (const [ref, object] of source.context.enumerateIndirectObjects()) {
    source.context.assign(ref, cleanObject(object, source.context))
  }
  const clean = await PDFDocument.create({ updateMetadata: false })
  for (const page of await clean.copyPages(source, source.getPageIndices())) clean.addPage(page)
  return await clean.save({ updateFieldAppearances: false, addDefaultPage: false })
}

function cleanObject(object: PDFObject, context: PDFContext): PDFObject {
  if (object instanceof PDFRawStream) {
    cleanDict(object.dict, context)
    return removeJpegMetadata(object, context)
  }
  if (object instanceof PDFStream) cleanDict(object.dict, context)
  if (object instanceof PDFDict) cleanDict(object, context)
  if (object instanceof PDFArray) cleanArray(object, context)
  return object
}

function cleanArray(array: PDFArray, context: PDFContext): void {
  for (const each of array.asArray()) if (!(each instanceof PDFRef)) cleanObject(each, context)
}

function cleanDict(dict: PDFDict, context: PDFContext): void {
  for (const key of REMOVED_KEYS) dict.delete(toName(key))
  const subtype = dict.lookup(toName('Subtype'))
  if (dict.has(toName('Rect')) && subtype instanceof PDFName) cleanAnnotation(dict, subtype)
  const annotations = dict.lookup(toName('Annots'))
  if (annotations instanceof PDFArray) removeAnnotations(annotations, context)
  for (const [, value] of dict.entries()) if (!(value instanceof PDFRef)) cleanObject(value, context)
}

function cleanAnnotation(dict: PDFDict, subtype: PDFName): void {
  for (const key of AUTHOR_KEYS) dict.delete(toName(key))
  // A signature contains the signer's name.
  if (subtype === toName('Widget') && dict.lookup(toName('FT')) === toName('Sig')) dict.delete(toName('V'))
}

/** Removes annotations with embedded files or links, and unreadable ones. */
function removeAnnotations(annotations: PDFArray, context: PDFContext): void {
  for (let at = annotations.size() - 1; at >= 0; at -= 1) {
    const annotation = context.lookup(annotations.get(at))
    const subtype = annotation instanceof PDFDict ? annotation.lookup(toName('Subtype')) : undefined
    const isRemoved = REMOVED_ANNOTATIONS.some(each => subtype === toName(each))
    if (!(subtype instanceof PDFName) || isRemoved) annotations.remove(at)
  }
}

/** Removes metadata from an embedded JPEG. Camera pictures are embedded unchanged, including their GPS position. */
function removeJpegMetadata(stream: PDFRawStream, context: PDFContext): PDFRawStream {
  const entry = stream.dict.lookup(toName('Filter'))
  const filters = entry instanceof PDFArray ? entry.asArray() : entry === undefined ? [] : [entry]
  if (filters.at(-1) !== toName('DCTDecode')) return stream
  let contents: Uint8Array = stream.contents
  for (const filter of filters.slice(0, -1)) {
    if (filter !== toName('FlateDecode')) throw new RangeError('unsupported picture encoding')
    contents = inflateSync(contents, { maxOutputLength: LARGEST_PICTURE })
  }
  const { dict } = stream
  if (filters.length > 1) {
    dict.set(toName('Filter'), toName('DCTDecode'))
    dict.delete(toName('DecodeParms'))
  }
  return PDFRawStream.of(dict.clone(context), cleanJpeg(contents))
}
