import { randomBytes } from 'node:crypto';
import type { Request } from 'express';
import type { Emulator } from '../emulator.js';
import { formBody } from '../http/body.js';
import type { Decision } from '../http/operation.js';
import type { Queryable } from '../storage/database.js';
import { LIFE_SECONDS, sameText, signToken } from './tokens.js';

const SCOPE =
  'https://uri.paypal.com/services/payments/payment https://uri.paypal.com/services/payments/orders';

/** `POST /v1/oauth2/token`: Basic credentials and a form body; its errors have OAuth's shape, not the REST one. */
export async function issueToken(
  _tx: Queryable,
  req: Request,
  { settings, now }: Emulator,
): Promise<Decision> {
  const { clientId, clientSecret } = settings;
  const expected = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  if (!sameText(req.get('authorization') ?? '', expected)) {
    return oauthError(401, 'invalid_client', 'Client Authentication failed');
  }
  const form = formBody(req);
  if (form.get('grant_type') !== 'client_credentials') {
    return oauthError(400, 'unsupported_grant_type', 'The grant_type must be client_credentials');
  }
  const kind = form.get('response_type') === 'client_token' ? 'client' : 'server';
  const body = {
    scope: SCOPE,
    access_token: signToken(kind, clientSecret, now()),
    token_type: 'Bearer',
    app_id: 'APP-80W284485P519543T',
    expires_in: LIFE_SECONDS[kind],
    nonce: `${now().toISOString()}${randomBytes(16).toString('base64url')}`,
  };
  return { status: 200, body, tookEffect: true };
}

export function oauthError(status: number, error: string, description: string): Decision {
  const headers = status === 401 ? { 'WWW-Authenticate': 'Basic realm="PayPal emulator"' } : undefined;
  return { status, body: { error, error_description: description }, headers };
}
