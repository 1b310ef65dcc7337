interface Said {
  /** The name of the field at a place. */
  at: (place: number) => string;
  sentence: string;
}

/** A sentence at each field whose words, small letters or capitals, stand at an earlier place already. */
export function repeatProblems(words: readonly string[], { at, sentence }: Said): Record<string, string> {
  const problems: Record<string, string> = {};
  const spelled = words.map((one) => one.toLowerCase());
  for (const [place, one] of spelled.entries())
    if (spelled.indexOf(one) < place) problems[at(place)] = sentence;
  return problems;
}
