/**
 * A phone number as a cell of a file, with its country in brackets: a spreadsheet takes what begins with + for a formula, and
 * a mark before it would stand in the number that is dialled. Null for who has told none.
 */
export function phoneCell(phone: string | null): string | null {
  return phone?.replace(/^(\+\d+)([ \d().-]*)$/, '($1)$2') ?? null;
}
