import { LocalFault } from '../../local/local-fault.js';

const SENTENCES: Record<string, string> = {
  ECONNREFUSED: 'does not answer. Run `npm start` first, or name another with --database-url.',
  ENOTFOUND: 'is a server nobody knows. Check --database-url.',
  '28P01': 'refused the login. Check --database-url.',
  '3D000': 'has no database of that name. Check --database-url.',
  '42P01': "does not hold the product's tables yet. Start the server on it first.",
  '22003': 'cannot count that many: the revenue of the trip would become too large a number.',
};

/** A known trouble with the database at `host` as a sentence; any other error comes back as it is. */
export function explainDatabase(error: unknown, host: string): unknown {
  const sentence = SENTENCES[codeOf(error)];
  return sentence ? new LocalFault(`The database at ${host} ${sentence}`, { cause: error }) : error;
}

function codeOf(error: unknown): string {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
