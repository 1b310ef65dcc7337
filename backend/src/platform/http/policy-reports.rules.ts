import { z } from 'zod';

/** What is kept of a report: nothing of the person, of the page's query or of a script's sample. */
export interface PolicyReport {
  /** The rule that was broken, e.g. `script-src-elem`. */
  directive: string;
  /** The origin of what was refused, or a word such as `inline`. */
  blocked: string;
  /** The page's path, its ids cut short. */
  page: string;
}

const text = z.string().max(2_000);
/** As `report-uri` sends one. */
const single = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'blocked-uri': text.default(''),
    'effective-directive': text.optional(),
    'violated-directive': text.optional(),
  }),
});
/** As `report-to` sends several, among others that are none of ours. */
const several = z.array(z.object({ type: text, body: z.unknown() })).max(50);
const violation = z.object({
  documentURL: text,
  blockedURL: text.nullish(),
  effectiveDirective: text,
});

/** The reports that a browser's body holds; none when it is no such body. */
export function policyReports(body: unknown): PolicyReport[] {
  const one = single.safeParse(body);
  if (one.success) {
    const report = one.data['csp-report'];
    const directive = report['effective-directive'] ?? report['violated-directive'] ?? '';
    return [kept(directive, report['blocked-uri'], report['document-uri'])];
  }
  const many = several.safeParse(body);
  if (!many.success) return [];
  return many.data.flatMap(({ type, body: told }) => {
    const read = violation.safeParse(told);
    if (type !== 'csp-violation' || !read.success) return [];
    return [kept(read.data.effectiveDirective, read.data.blockedURL ?? '', read.data.documentURL)];
  });
}

function kept(directive: string, blocked: string, page: string): PolicyReport {
  return {
    directive: word(directive.split(' ')[0] ?? ''),
    blocked: URL.canParse(blocked) ? originOf(new URL(blocked)) : word(blocked),
    page: URL.canParse(page) ? shortPath(new URL(page).pathname) : '',
  };
}

/** `data:` and their like have no origin. */
function originOf({ origin, protocol }: URL): string {
  return origin === 'null' ? protocol : origin;
}

const word = (given: string) => (/^[a-z-]{1,40}$/.test(given) ? given : '');

/** Guests' and links' ids are permissions: a log line keeps their first four characters only. */
export function shortPath(path: string): string {
  return path.replace(/\/([A-Za-z0-9_-]{4})[A-Za-z0-9_-]{13,}/g, '/$1…');
}
