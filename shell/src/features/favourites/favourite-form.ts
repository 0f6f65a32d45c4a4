import { FAVOURITE_TEXT_MAX } from '@apron/contract/limits/home'
import { isBlank, visibleLength } from '@apron/contract/texts/normalize-text'

type ProblemKey = 'nameMissing' | 'nameTooLong' | 'urlMissing' | 'urlTooLong'

export interface FavouriteProblems {
  readonly name: ProblemKey | null
  readonly url: ProblemKey | null
}

function validateText<Missing extends ProblemKey, TooLong extends ProblemKey>(
  text: string,
  missing: Missing,
  tooLong: TooLong,
): Missing | TooLong | null {
  if (isBlank(text)) return missing
  return visibleLength(text) > FAVOURITE_TEXT_MAX ? tooLong : null
}

/** Validates the fields of the dialog (§5). */
export function favouriteProblems(name: string, url: string): FavouriteProblems {
  return {
    name: validateText(name, 'nameMissing', 'nameTooLong'),
    url: validateText(url, 'urlMissing', 'urlTooLong'),
  }
}
