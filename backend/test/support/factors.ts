import { setTimeout as pause } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import type { Authenticator } from './authenticator.js';
import { AccountHolders, PASSWORD } from './account-holders.js';
import type { Stack } from './stack.js';
import type { Reply, Visitor } from './visitor.js';

export interface FactorReply {
  factors?: { id: string; kind: string; name: string; lastUsedAt: string | null }[];
  recoveryCodes?: string[] | null;
  recoveryCodesLeft?: number;
  code?: string;
  fields?: Record<string, string>;
  details?: Record<string, unknown>;
}

const STEP_MS = 30_000;
/** As long as a busy machine may take with one request. */
const TAKES_MS = 5_000;

/** What an app shows now, or so many half minutes later; each code is taken once, and none before it any more. */
export function codeOf(secret: string, later = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + later * STEP_MS,
  });
}

/** Adds an authenticator app with the code before the present one, so that the present one can still be used. */
export async function addApp(visitor: Visitor, name = 'My phone') {
  const { body: app } = await visitor.call<{ id: string; secret: string }>(
    'POST',
    '/api/account/factors/app/options',
  );
  // The code before the present one counts no more when the present one ends.
  const leftMs = STEP_MS - (Date.now() % STEP_MS);
  if (leftMs < TAKES_MS) await pause(leftMs);
  const reply = await visitor.call<FactorReply>('POST', '/api/account/factors/app', {
    id: app.id,
    name,
    code: codeOf(app.secret, -1),
  });
  return { secret: app.secret, id: app.id, reply };
}

export async function addPasskey(
  visitor: Visitor,
  authenticator: Authenticator,
  name = 'My laptop',
): Promise<Reply<FactorReply>> {
  const { body } = await visitor.call<{ options: never }>('POST', '/api/account/factors/passkey/options');
  return visitor.call('POST', '/api/account/factors/passkey', {
    name,
    credential: authenticator.make(body.options),
  });
}

/** Asks as `POST <door>/options` and answers at the door itself. */
export async function answerPasskey(
  visitor: Visitor,
  authenticator: Authenticator,
  door = '/api/auth/passkey',
): Promise<Reply<FactorReply>> {
  const { body } = await visitor.call<{ options: never }>('POST', `${door}/options`);
  return visitor.call('POST', door, { credential: authenticator.answer(body.options) });
}

/** Of people with second steps, on a stack of theirs. */
export class StepHolders extends AccountHolders {
  constructor(private readonly holders: () => Stack) {
    super(holders);
  }

  /** Somebody new whose address is proven, so that mails reach them. */
  async proven(username: string): Promise<Visitor> {
    const visitor = await this.member(username);
    await this.prove(`${username}@example.com`);
    return visitor;
  }

  /** Somebody whose password was just given in a browser that nobody knows. */
  async halfIn(username: string): Promise<Visitor> {
    const visitor = this.visitor();
    const { body } = await byPassword(visitor, username);
    if (body.code !== 'auth.second_step') throw new Error(`login: ${body.code}`);
    return visitor;
  }

  /** Which kinds of mails they got, but for those with links. */
  async mailsTo(username: string): Promise<string[]> {
    const { rows } = await this.holders().db.query<{ kind: string }>(
      `SELECT kind FROM mails WHERE recipient = $1 AND kind NOT IN ('email_proof', 'password_reset') ORDER BY id`,
      [`${username}@example.com`],
    );
    return rows.map(({ kind }) => kind);
  }
}

export function byPassword(visitor: Visitor, username: string): Promise<Reply<FactorReply>> {
  return visitor.call('POST', '/api/auth/login', { username, password: PASSWORD });
}

export function byCode(visitor: Visitor, code: string): Promise<Reply<FactorReply>> {
  return visitor.call('POST', '/api/auth/second-step', { code });
}
