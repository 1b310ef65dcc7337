import { describe, expect, it } from '@jest/globals';
import { ERROR_NAMES, ISSUES, type Issue } from './issues.table.js';
import { issueAnswer, wantedAnswer } from './refusal.js';

const issues = Object.keys(ISSUES) as Issue[];

describe('an error', () => {
  it.each(issues)('%s has the shape of every REST error, and its debug id in the header', (issue) => {
    const { status, headers, body } = issueAnswer(issue);
    const [name, description] = ISSUES[issue];
    expect(status).toBe(ERROR_NAMES[name][0]);
    expect(body).toEqual({
      name,
      message: ERROR_NAMES[name][1],
      debug_id: expect.stringMatching(/^[0-9a-f]{13}$/),
      details: [{ issue, description }],
      links: [{ href: expect.stringContaining(issue), rel: 'information_link', method: 'GET' }],
    });
    expect(headers['Paypal-Debug-Id']).toBe(body.debug_id);
  });
});

describe('an error a test asks for', () => {
  it.each([
    [{}, 500, 'INTERNAL_SERVER_ERROR'],
    [{ status: 503 }, 503, 'SERVICE_UNAVAILABLE'],
    [{ status: 429 }, 429, 'RATE_LIMIT_REACHED'],
    [{ issue: 'PAYER_CANNOT_PAY' }, 422, 'UNPROCESSABLE_ENTITY'],
    [{ issue: 'PREVIOUS_REQUEST_IN_PROGRESS' }, 409, 'RESOURCE_CONFLICT'],
    [{ issue: 'NEVER_HEARD_OF' }, 422, 'UNPROCESSABLE_ENTITY'],
    [{ issue: 'INSTRUMENT_DECLINED', status: 500 }, 500, 'UNPROCESSABLE_ENTITY'],
  ])('%j is %i %s', (wanted: { status?: number; issue?: string }, status, name) => {
    const answer = wantedAnswer(wanted);
    expect([answer.status, answer.body.name]).toEqual([status, name]);
    expect(answer.body.details.map((detail) => detail.issue)).toEqual(wanted.issue ? [wanted.issue] : []);
  });
});
