import { newDebugId } from './debug-id.js';
import { ERROR_NAMES, ISSUES, isErrorName, isIssue, type ErrorName, type Issue } from './issues.table.js';

export interface ErrorDetail {
  issue: string;
  description: string;
  field?: string;
  value?: string;
  location?: 'body' | 'path' | 'query' | 'header';
}

interface ErrorLink {
  href: string;
  rel: string;
  method: 'GET';
}

/** An error in the one shape that all of PayPal's REST calls use. */
export interface ErrorAnswer {
  status: number;
  headers: Record<string, string>;
  body: { name: string; message: string; debug_id: string; details: ErrorDetail[]; links: ErrorLink[] };
}

/** The emulator says no. Thrown inside a transaction it undoes what the request had begun. */
export class Refusal extends Error {
  constructor(readonly answer: ErrorAnswer) {
    super(answer.body.details[0]?.issue ?? answer.body.name);
  }
}

/** The refusal for one of PayPal's issues; `where` names the field at fault when there is one. */
export function refusal(issue: Issue, where: Partial<ErrorDetail> = {}): Refusal {
  return new Refusal(issueAnswer(issue, where));
}

/** A refusal without an issue, such as a missing bearer token. */
export function namedRefusal(name: ErrorName): Refusal {
  return new Refusal(nameAnswer(name));
}

export function issueAnswer(issue: Issue, where: Partial<ErrorDetail> = {}): ErrorAnswer {
  const [name, description] = ISSUES[issue];
  const answer = nameAnswer(name);
  answer.body.details = [{ issue, description, ...where }];
  answer.body.links = [informationLink(`error-${issue}`)];
  return answer;
}

export function nameAnswer(name: ErrorName): ErrorAnswer {
  const [status, message] = ERROR_NAMES[name];
  const debugId = newDebugId();
  return {
    status,
    headers: { 'Paypal-Debug-Id': debugId },
    body: { name, message, debug_id: debugId, details: [], links: [informationLink(`error-${name}`)] },
  };
}

/**
 * The error a test asks for by issue, name or status, whichever it gives; what it leaves out comes from PayPal's
 * tables. An issue the tables do not know is sent as it stands, so that a client meets surprises too.
 */
export function wantedAnswer(wanted: { issue?: string; name?: string; status?: number }): ErrorAnswer {
  const answer =
    wanted.issue !== undefined && isIssue(wanted.issue)
      ? issueAnswer(wanted.issue)
      : nameAnswer(nameFor(wanted));
  if (wanted.issue !== undefined && answer.body.details.length === 0) {
    answer.body.details = [{ issue: wanted.issue, description: 'Asked for by a test.' }];
  }
  if (wanted.name !== undefined) answer.body.name = wanted.name;
  return { ...answer, status: wanted.status ?? answer.status };
}

function nameFor(wanted: { issue?: string; name?: string; status?: number }): ErrorName {
  if (wanted.name !== undefined && isErrorName(wanted.name)) return wanted.name;
  const ofStatus = Object.entries(ERROR_NAMES).find(([, [status]]) => status === wanted.status);
  if (ofStatus && isErrorName(ofStatus[0])) return ofStatus[0];
  return wanted.issue === undefined ? 'INTERNAL_SERVER_ERROR' : 'UNPROCESSABLE_ENTITY';
}

function informationLink(anchor: string): ErrorLink {
  return {
    href: `https://developer.paypal.com/docs/api/orders/v2/#${anchor}`,
    rel: 'information_link',
    method: 'GET',
  };
}
