import { expect, it } from 'vitest'
import { type DictionaryFields, dictionaryProblems } from './dictionary-fields.ts'

const VALID: DictionaryFields = { directory: 'UOM', value: 'EA', nameZh: '件', nameEn: 'Each', sort: 1 }

it.each<[Partial<DictionaryFields>, unknown]>([
  [{}, []],
  [{ directory: '' }, [['directory', 'directory']]],
  [{ value: '' }, [['value', 'dictionaryValueMissing']]],
  [{ value: '  ' }, [['value', 'dictionaryValueMissing']]],
  [{ value: 'A|B' }, [['value', 'dictionaryValue']]],
  [{ value: "A'B" }, [['value', 'dictionaryValue']]],
  [{ value: 'x'.repeat(64) }, []],
  [{ value: 'x'.repeat(65) }, [['value', 'dictionaryValue']]],
  [{ nameZh: ' ' }, [['nameZh', 'dictionaryNameMissing']]],
  [{ nameEn: '' }, [['nameEn', 'dictionaryNameMissing']]],
  [{ nameEn: 'x'.repeat(61) }, [['nameEn', 'tooLong']]],
  [{ sort: null }, [['sort', 'dictionarySortMissing']]],
  [{ sort: 0 }, []],
  [{ sort: 99 }, []],
  [{ sort: -1 }, [['sort', 'dictionarySort']]],
  [{ sort: 100 }, [['sort', 'dictionarySort']]],
  [{ sort: 1.5 }, [['sort', 'dictionarySort']]],
  [
    { directory: '', value: '', nameZh: '', nameEn: '', sort: null },
    [
      ['directory', 'directory'],
      ['value', 'dictionaryValueMissing'],
      ['nameZh', 'dictionaryNameMissing'],
      ['nameEn', 'dictionaryNameMissing'],
      ['sort', 'dictionarySortMissing'],
    ],
  ],
])('[DICT-02] reports for a value with %j the problems %j', (fields, expected) => {
  expect(
    dictionaryProblems({ ...VALID, ...fields }, false).map(({ field, problem }) => [field, problem]),
  ).toEqual(expected)
})

it.each([
  ['50000', '50000', []],
  ['7.10', '7.10', []],
  ['0.91', '0.91', []],
  ['', '', ['required']],
  ['0', '0', ['amount']],
  ['0.00', '0.00', ['amount']],
  ['-5', '-5', ['amount']],
  ['7,10', '7,10', ['amount']],
  ['1e9', '1e9', ['amount']],
  ['.5', '.5', ['amount']],
  ['7.10', '7.20', ['amountTwice']],
])(
  '[ADM-94] reports for the amounts %j and %j of a value that decides behaviour %j',
  (nameZh, nameEn, expected) => {
    const problems = dictionaryProblems({ ...VALID, nameZh, nameEn }, true)
    expect(problems.map(({ problem }) => problem)).toEqual(expected)
  },
)
