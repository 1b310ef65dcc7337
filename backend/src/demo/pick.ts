/** The nth of a list that starts again at its end. */
export function pick<T>(list: readonly T[], n: number): T {
  const item = list[n % list.length];
  if (item === undefined) throw new Error('Cannot pick from an empty list.');
  return item;
}
