import type { Request } from 'express';
import { z } from 'zod';
import { isErrorName, isIssue } from './issues.table.js';
import { refusal, wantedAnswer, type ErrorAnswer } from './refusal.js';

const mockSchema = z.object({
  mock_application_codes: z.union([z.string(), z.array(z.string()).min(1)]),
});

/**
 * The error that the header `PayPal-Mock-Response: {"mock_application_codes":"INSTRUMENT_DECLINED"}` asks for; null
 * without the header. The sandbox knows the same header, so one test serves both.
 * @throws Refusal INVALID_PARAMETER_VALUE for a header that names no known code
 */
export function findMockAnswer(req: Request): ErrorAnswer | null {
  const header = req.get('paypal-mock-response');
  if (header === undefined) return null;
  const code = readCode(header);
  if (code !== null && isIssue(code)) return wantedAnswer({ issue: code });
  if (code !== null && isErrorName(code)) return wantedAnswer({ name: code });
  throw refusal('INVALID_PARAMETER_VALUE', {
    field: 'PayPal-Mock-Response',
    value: header,
    location: 'header',
  });
}

function readCode(header: string): string | null {
  try {
    const { mock_application_codes: codes } = mockSchema.parse(JSON.parse(header));
    return typeof codes === 'string' ? codes : (codes[0] ?? null);
  } catch {
    return null;
  }
}
