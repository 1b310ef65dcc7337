import type { z } from 'zod';
import { ISSUES, type Issue } from './issues.table.js';
import { issueAnswer, Refusal, type ErrorDetail } from './refusal.js';

type ZodIssue = z.core.$ZodIssue;

/**
 * Checks a request body and answers a broken one as PayPal does: one detail a field, each with a JSON pointer.
 * @throws Refusal INVALID_REQUEST
 */
export function parseBody<T>(schema: z.ZodType<T>, body: unknown): T {
  const read = schema.safeParse(body, { reportInput: true });
  if (read.success) return read.data;
  const details = read.error.issues.map(detailOf);
  const answer = issueAnswer('INVALID_PARAMETER_VALUE');
  answer.body.details = details;
  throw new Refusal(answer);
}

function detailOf(fault: ZodIssue): ErrorDetail {
  const issue = issueOf(fault);
  return {
    issue,
    description: ISSUES[issue][1],
    field: `/${fault.path.join('/')}`,
    ...(typeof fault.input === 'string' ? { value: fault.input } : {}),
    location: 'body',
  };
}

function issueOf(fault: ZodIssue): Issue {
  if (fault.input === undefined) return 'MISSING_REQUIRED_PARAMETER';
  if (fault.code === 'invalid_format' || fault.code === 'invalid_type') return 'INVALID_PARAMETER_SYNTAX';
  const aboutLength = fault.code === 'too_big' || fault.code === 'too_small';
  return aboutLength && fault.origin === 'string' ? 'INVALID_STRING_LENGTH' : 'INVALID_PARAMETER_VALUE';
}
