/** The query of an address with these values in it; one that is empty is taken out, and what else stands there stays. */
export function withSet(
  query: URLSearchParams,
  values: Readonly<Record<string, string | number | null | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === undefined || value === '') next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}
