/**
 * Under which hosts hear of money that a notice told of and that pays nothing, by the provider's id of it and its word for how
 * it stands; without a word the beginning of each.
 */
export function toldRef(id: string, word = ''): string {
  return `ipn:${id}:${word}`;
}
