import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { newDebugId } from './debug-id.js';
import { Refusal, nameAnswer, namedRefusal, type ErrorAnswer } from './refusal.js';

export interface Answer {
  status: number;
  /** Text is sent as it is, anything else as JSON. */
  body: object | string;
  headers?: Record<string, string>;
}

export function send(res: Response, { status, body, headers = {} }: Answer): void {
  const answer = res
    .set({ 'Cache-Control': 'no-store', 'Paypal-Debug-Id': newDebugId(), ...headers })
    .status(status);
  if (status === 204) answer.end();
  else if (typeof body === 'string') answer.type('text/plain').send(body);
  else answer.json(body);
}

export const noSuchRoute: RequestHandler = () => {
  throw namedRefusal('RESOURCE_NOT_FOUND');
};

/** The last handler: a refusal is answered as it says, anything else is a fault of the emulator and is logged. */
export const answerFaults: ErrorRequestHandler = (fault: unknown, _req, res, next) => {
  if (res.headersSent) {
    next(fault);
    return;
  }
  send(res, answerFor(fault));
};

function answerFor(fault: unknown): ErrorAnswer {
  if (fault instanceof Refusal) return fault.answer;
  // The body parser refuses oversized bodies and unknown charsets with a status of its own.
  const status = fault instanceof Error && 'status' in fault ? fault.status : undefined;
  if (status === 413) return nameAnswer('PAYLOAD_TOO_LARGE');
  if (typeof status === 'number' && status < 500) return nameAnswer('INVALID_REQUEST');
  const answer = nameAnswer('INTERNAL_SERVER_ERROR');
  console.error(`PayPal emulator: fault ${answer.body.debug_id}`, fault);
  return answer;
}
