const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

/** What somebody wrote, for a mail of ours: every line is marked, so that none is taken for ours. */
export function quoted(text: string): string {
  return text
    .split(LINE_END)
    .map((line) => `> ${line}`)
    .join('\n');
}
