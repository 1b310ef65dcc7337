interface Keyed {
  id: string;
}

/** What is shown while somebody points at a row or has the focus in one: nothing moves, contents are current. */
export function holdStill<R extends Keyed>(shown: readonly R[], current: readonly R[]): R[] {
  const byId = new Map(current.map((row) => [row.id, row]));
  return shown.map((row) => byId.get(row.id) ?? row);
}

/** What would change if the current rows were shown: how many come, and whether anything changes its place or goes. */
export function heldBack(shown: readonly Keyed[], current: readonly Keyed[]) {
  const known = new Set(shown.map(({ id }) => id));
  const isSame = shown.length === current.length && shown.every(({ id }, place) => current[place]?.id === id);
  return { isChanged: !isSame, added: current.filter(({ id }) => !known.has(id)).length };
}
