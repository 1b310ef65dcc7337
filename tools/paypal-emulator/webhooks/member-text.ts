/**
 * The text of a member of a JSON object exactly as it was written, for what is signed as text; null when the object has
 * no such member. `json` must be valid.
 */
export function findMemberText(json: string, name: string): string | null {
  let at = json.indexOf('{') + 1;
  while (at < json.length) {
    const key = skipSpace(json, at);
    if (json[key] !== '"') return null;
    const keyEnd = endOfValue(json, key);
    const value = skipSpace(json, json.indexOf(':', keyEnd) + 1);
    const valueEnd = endOfValue(json, value);
    if (JSON.parse(json.slice(key, keyEnd)) === name) return json.slice(value, valueEnd);
    at = skipSpace(json, valueEnd) + 1;
  }
  return null;
}

function skipSpace(json: string, from: number): number {
  let at = from;
  while (/\s/.test(json[at] ?? '')) at += 1;
  return at;
}

/** The place after the value that starts at `from`. */
function endOfValue(json: string, from: number): number {
  const first = json[from] ?? '';
  if (first === '"') return endOfString(json, from);
  if (first === '{' || first === '[') return endOfNest(json, from);
  let at = from;
  while (/[^\s,}\]]/.test(json[at] ?? ' ')) at += 1;
  return at;
}

function endOfString(json: string, from: number): number {
  let at = from + 1;
  while (json[at] !== '"') at += json[at] === '\\' ? 2 : 1;
  return at + 1;
}

function endOfNest(json: string, from: number): number {
  let depth = 0;
  let at = from;
  do {
    const sign = json[at] ?? '';
    if ('{['.includes(sign)) depth += 1;
    if ('}]'.includes(sign)) depth -= 1;
    at = sign === '"' ? endOfString(json, at) : at + 1;
  } while (depth > 0);
  return at;
}
