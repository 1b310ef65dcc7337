import { UNATTENDED_HEADER } from '../../../backend/contracts/request-headers';
import { WENT_WRONG } from '../../../backend/contracts/went-wrong';
import { isAttended } from '../lib/browser/attention';
import { setServerNow } from '../lib/time/clock';
import { hearRefusal, ownerHeader } from './pageOwner';
import { patientFetch } from './patientFetch';
import { askForProof } from './proof';

/** The server's answer to a refused request: `{ statusCode, code, message, fields? }`. */
interface Refusal {
  code?: string;
  message?: string;
  fields?: Record<string, string>;
  details?: Record<string, unknown>;
}

/**
 * A request that did not succeed. `message` is for the log ("409: {...}"); `sentence` is for people.
 * `status` is 0 when no answer came at all. `fields` maps a field's name to what is wrong with it.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly code: string;
  readonly sentence: string;
  /** Whether the sentence is the server's, or ours because it gave none. */
  readonly hasSentence: boolean;
  readonly fields: Record<string, string>;
  /** What the server says beside its sentence. */
  readonly details: Record<string, unknown>;

  constructor(
    readonly status: number,
    body: string,
    refusal: Refusal,
    options?: ErrorOptions,
  ) {
    super(`${status}: ${body}`, options);
    this.code = refusal.code ?? 'unknown';
    this.sentence = refusal.message ?? WENT_WRONG;
    this.hasSentence = refusal.message !== undefined;
    this.fields = refusal.fields ?? {};
    this.details = refusal.details ?? {};
  }
}

/** A proxy answers so for a server that is away or does not come to an answer. */
const AWAY = [502, 503, 504];

function parseRefusal(status: number, body: string): Refusal {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    // A proxy answers in HTML, not in our JSON.
    if (!AWAY.includes(status)) return {};
    return { code: 'away', message: 'The site does not answer just now. Please try again in a moment.' };
  }
}

/** The error for an answer that is not 2xx, by its text. */
export function refusalOf(status: number, text: string): HttpError {
  return new HttpError(status, text, parseRefusal(status, text));
}

/** The error for no answer at all. */
export function noAnswer(cause?: unknown): HttpError {
  const message = 'We could not reach the server. Check your connection and try again.';
  return new HttpError(0, 'no answer', { code: 'network', message }, { cause });
}

type Transport = (request: Request) => Promise<Response>;
let transport: Transport = patientFetch;

/** For the server, which draws pages without a browser round them: it hands requests on in its own way. */
export function setTransport(replacement: Transport): void {
  transport = replacement;
}

const READS = ['GET', 'HEAD'];
let toldAt = 0;

/** When the server last heard from the person themselves, on the browser's own clock. */
export const lastToldAt = (): number => toldAt;

async function sendOnce(request: Request): Promise<Response> {
  if (isAttended()) toldAt = Date.now();
  else request.headers.set(UNATTENDED_HEADER, '1');
  const owner = READS.includes(request.method) ? null : ownerHeader();
  if (owner) request.headers.set(...owner);
  const response = await transport(request).catch((cause: unknown) => {
    throw noAnswer(cause);
  });
  setServerNow(response.headers.get('x-gangway-now'));
  if (response.ok) return response;
  const text = await response.text();
  const refusal = refusalOf(response.status, text || response.statusText);
  hearRefusal(refusal);
  throw refusal;
}

/**
 * Sends a request with its cookies and sets the browser's clock from `x-gangway-now`. Where the server wants to know first
 * that it is still the same person, they are asked, and the request goes out again. Throws `HttpError` unless the answer is
 * 2xx.
 */
export async function send(request: Request): Promise<Response> {
  // A body can be read once.
  const again = request.clone();
  try {
    return await sendOnce(request);
  } catch (error) {
    const asks = error instanceof HttpError && error.code === 'account.confirm_first';
    if (asks && (await askForProof())) return sendOnce(again);
    throw error;
  }
}
