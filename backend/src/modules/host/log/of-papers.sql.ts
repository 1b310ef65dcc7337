/**
 * Whether an act of the log (`a`) was done about what travellers keep sealed or handed in. The reasons hosts give for
 * such acts quote the papers, so the whole act is for who has the right to documents.
 */
export const OF_PAPERS = `(split_part(a.action, '.', 1) IN ('document', 'traveller', 'waiver') OR a.action LIKE '%.revealed')`;
