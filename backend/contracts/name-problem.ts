/**
 * What mail programs make a link of: an address with its scheme, `www.`, a domain with a name of three signs or more before
 * it. Of these the last three are looked for: looking for all of them takes the square of a long text's time.
 */
const LINK = /[:\\/@]|[Ww]{3}\.|[\p{L}\p{N}-]{3}\.(?:\p{Ll}{2,}|\p{Lu}{2,})(?!\p{L})/u;

export const NO_FIRST_NAME = 'First name is required';
export const NO_LAST_NAME = 'Last name is required';
/** Characters of a whole name. */
export const LEAST_NAME = 2;
export const SHORT_NAME = `Name must be at least ${LEAST_NAME} characters`;
const NOT_A_NAME = 'Write a name, without a link and without the signs : / \\ @';

/**
 * Why a text, as `plainLine` keeps it, is no name that others read outside any quotation; null for a name. "St.John" is
 * one and "evil.example" is not. Whether there must be one is not asked here.
 */
export function nameProblem(name: string): string | null {
  if (LINK.test(name.normalize('NFKC'))) return NOT_A_NAME;
  return name === '' || /\p{L}/u.test(name) ? null : 'Write a name in letters';
}
