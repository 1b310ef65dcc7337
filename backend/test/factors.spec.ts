import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isIn } from './support/account-holders.js';
import { Authenticator } from './support/authenticator.js';
import {
  addApp,
  addPasskey,
  answerPasskey,
  byCode,
  byPassword,
  codeOf,
  type FactorReply,
  StepHolders,
} from './support/factors.js';
import { type Stack, startStack } from './support/stack.js';
import type { Visitor } from './support/visitor.js';

let stack: Stack;
const people = new StepHolders(() => stack);
beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1', TRUST_PROXY_HOPS: '1' } });
}, 120_000);
afterAll(() => stack.stop());

const FACTORS = '/api/account/factors';
const phone = (isVerifying = true) => new Authenticator(stack.nodes[0]!.url, isVerifying);
const read = async (visitor: Visitor) => (await visitor.call<FactorReply>('GET', FACTORS)).body;

describe('an authenticator app', () => {
  it('is asked for after the password, and its codes are taken once', async () => {
    const owner = await people.proven('apps');
    const { secret, reply } = await addApp(owner);
    expect(reply.body.factors).toMatchObject([{ kind: 'app', name: 'My phone' }]);
    expect(reply.body.recoveryCodes).toHaveLength(10);

    const visitor = people.visitor();
    const asked = await byPassword(visitor, 'apps');
    expect(asked).toMatchObject({ status: 401, body: { details: { app: true, passkey: false } } });
    expect(await isIn(visitor)).toBe(false);
    expect(await byCode(visitor, '000000')).toMatchObject({
      status: 422,
      body: { fields: { code: expect.any(String) } },
    });
    const code = codeOf(secret);
    expect((await byCode(visitor, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
    expect(await isIn(visitor)).toBe(true);

    const thief = await people.halfIn('apps');
    expect([(await byCode(thief, code)).status, await isIn(thief)]).toEqual([422, false]);
    expect((await byCode(people.visitor(), codeOf(secret, 1))).body.code).toBe('auth.step_ended');
    expect(await people.mailsTo('apps')).toEqual(['app_added', 'new_browser']);
  });

  it('does not count before its first code was right', async () => {
    const owner = await people.proven('unsure');
    const { body: app } = await owner.call<{ id: string; secret: string }>('POST', `${FACTORS}/app/options`);
    const wrong = { id: app.id, name: 'Phone', code: '000000' };
    expect((await owner.call('POST', `${FACTORS}/app`, wrong)).status).toBe(422);
    expect((await byPassword(people.visitor(), 'unsure')).status).toBe(200);
    expect(await read(owner)).toMatchObject({ factors: [], recoveryCodesLeft: 0 });
  });

  it('lies sealed in the database', async () => {
    const owner = await people.proven('sealed');
    const { secret, id } = await addApp(owner);
    const { rows } = await stack.db.query<{ secret: Buffer }>('SELECT secret FROM factors WHERE id = $1', [
      id,
    ]);
    expect(rows[0]!.secret.toString('latin1')).not.toContain(secret);
  });
});

describe('a recovery code', () => {
  it('lets its owner in once, and they are told; new ones end the old ones', async () => {
    const owner = await people.proven('recovers');
    const { reply } = await addApp(owner);
    const [one = '', two = ''] = reply.body.recoveryCodes ?? [];
    expect(
      (await byCode(await people.halfIn('recovers'), one.toUpperCase().replaceAll('-', ' '))).status,
    ).toBe(200);
    expect((await byCode(await people.halfIn('recovers'), one)).status).toBe(422);
    expect((await read(owner)).recoveryCodesLeft).toBe(9);
    expect(await people.mailsTo('recovers')).toContain('recovery_code_used');

    const { body } = await owner.call<FactorReply>('POST', `${FACTORS}/recovery-codes`);
    expect((await byCode(await people.halfIn('recovers'), two)).status).toBe(422);
    expect((await byCode(await people.halfIn('recovers'), body.recoveryCodes![0]!)).status).toBe(200);
  });

  it('of one account opens no other', async () => {
    const { reply } = await addApp(await people.proven('giver'));
    await addApp(await people.proven('taker'));
    expect((await byCode(await people.halfIn('taker'), reply.body.recoveryCodes![0]!)).status).toBe(422);
  });
});

describe('a passkey', () => {
  it('signs in alone, and after the password', async () => {
    const owner = await people.proven('keys');
    const authenticator = phone();
    expect(await addPasskey(owner, authenticator)).toMatchObject({
      status: 201,
      body: { factors: [{ kind: 'passkey', name: 'My laptop' }] },
    });
    const alone = people.visitor();
    expect(await answerPasskey(alone, authenticator)).toMatchObject({
      status: 200,
      body: { user: { username: 'keys' } },
    });
    expect(await isIn(alone)).toBe(true);
    const after = await people.halfIn('keys');
    expect((await answerPasskey(after, authenticator)).status).toBe(200);
    expect((await read(owner)).factors?.[0]?.lastUsedAt).not.toBeNull();
  });

  it('answers one question, of this site, with its owner’s finger', async () => {
    const authenticator = phone();
    await addPasskey(await people.proven('careful'), authenticator);
    const door = '/api/auth/passkey';
    const visitor = people.visitor();
    const { body } = await visitor.call<{ options: never }>('POST', `${door}/options`);
    const answers = [
      authenticator.answer(body.options, 'https://evil.example'),
      // The question is used up by the first answer, whatever it was.
      authenticator.answer(body.options),
    ];
    for (const credential of answers)
      expect((await visitor.call<FactorReply>('POST', door, { credential })).body.code).toBe(
        'passkey.refused',
      );
    expect((await visitor.call('POST', door, { credential: { id: 'x' } })).status).toBe(422);
    const lax = phone(false);
    expect((await addPasskey((await people.logIn('unsure')).visitor, lax)).body.code).toBe('passkey.refused');
    expect((await answerPasskey(people.visitor(), phone())).body.code).toBe('passkey.refused');
    expect(await isIn(visitor)).toBe(false);
  });

  it('of somebody else is no second step, and belongs to one account', async () => {
    const authenticator = phone();
    await addPasskey(await people.proven('mine'), authenticator);
    const other = await people.proven('theirs');
    expect((await addPasskey(other, authenticator)).status).toBe(422);
    await addPasskey(other, phone());
    expect((await answerPasskey(await people.halfIn('theirs'), authenticator)).body.code).toBe(
      'passkey.refused',
    );
  });
});
