import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isIn, PASSWORD, post } from './support/account-holders.js';
import { Authenticator } from './support/authenticator.js';
import { browserOf } from './support/demo-people.js';
import { eventually } from './support/eventually.js';
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
import { openSocket } from './support/live-socket.js';
import { anAccount } from './support/people.js';
import { type Stack, startStack } from './support/stack.js';
import type { Visitor } from './support/visitor.js';

let stack: Stack;
const people = new StepHolders(() => stack);
beforeAll(async () => {
  stack = await startStack({
    env: { DEMO_MODE: '1', TRUST_PROXY_HOPS: '1', HOST_SECOND_FACTOR: 'required' },
  });
}, 120_000);
afterAll(() => stack.stop());

const FACTORS = '/api/account/factors';
const phone = () => new Authenticator(stack.nodes[0]!.url);

describe('the second step', () => {
  it('is asked for after a password chosen by a mail, too', async () => {
    const owner = await people.proven('resets');
    const { secret } = await addApp(owner);
    await people.visitor().call('POST', '/api/auth/reset', { login: 'resets' });
    const token = await people.tokenTo('resets@example.com', 'password_reset');
    const thief = people.visitor();
    const choice = { token, password: 'tide-lantern-seven' };
    const reply = await thief.call<FactorReply>('POST', '/api/auth/set-password', choice);
    expect([reply.status, reply.body.code, await isIn(thief)]).toEqual([401, 'auth.second_step', false]);
    expect((await byCode(thief, codeOf(secret))).status).toBe(200);
    expect(await isIn(thief)).toBe(true);
  });

  it('cannot be guessed: strangers are slowed, the owner is told and gets in where they were in before', async () => {
    const owner = await people.proven('guessed');
    const { secret } = await addApp(owner);
    const statuses: number[] = [];
    const strangers: Visitor[] = [];
    for (let address = 0; address < 5; address++) {
      const stranger = await people.halfIn('guessed');
      strangers.push(stranger);
      for (let i = 0; i < 5; i++) statuses.push((await byCode(stranger, '000000')).status);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(422), ...Array<number>(5).fill(429)]);
    expect((await byCode(strangers[0]!, codeOf(secret))).status).toBe(429);
    await eventually(async () => {
      expect((await people.mailsTo('guessed')).filter((kind) => kind === 'codes_guessed')).toHaveLength(1);
    });
    expect((await byPassword(owner, 'guessed')).body.code).toBe('auth.second_step');
    expect((await byCode(owner, codeOf(secret))).status).toBe(200);
  });

  it('goes with the last of them, and its owner is told', async () => {
    const owner = await people.proven('leaves');
    const { id } = await addApp(owner);
    expect(
      (await owner.call<FactorReply>('PUT', `${FACTORS}/${id}`, { name: 'Old phone' })).body.factors,
    ).toMatchObject([{ name: 'Old phone' }]);
    const other = await people.proven('elsewhere');
    expect((await other.call('DELETE', `${FACTORS}/${id}`)).status).toBe(404);
    expect((await owner.call<FactorReply>('DELETE', `${FACTORS}/${id}`)).body).toMatchObject({
      factors: [],
      recoveryCodesLeft: 0,
    });
    expect((await byPassword(people.visitor(), 'leaves')).status).toBe(200);
    expect(await people.mailsTo('leaves')).toContain('app_removed');
    expect((await owner.call('POST', `${FACTORS}/recovery-codes`)).status).toBe(409);
  });

  it('is in what a person gets of their data, without what opens the account, and goes with them', async () => {
    const owner = await people.proven('forgets');
    const { secret } = await addApp(owner);
    const { body } = await owner.call<{ 'second step': object[] }>('POST', '/api/account/export');
    expect(body['second step']).toMatchObject([{ kind: 'app', name: 'My phone' }]);
    expect(JSON.stringify(body)).not.toContain(secret);
    expect((await post(owner, 'erase', { password: PASSWORD, confirms: true })).status).toBe(204);
    const { rows } = await stack.db.query(`SELECT 1 FROM factors WHERE name = 'My phone' AND user_id IN
      (SELECT id FROM users WHERE erased_at IS NOT NULL)`);
    expect(rows).toEqual([]);
  });
});

it('is taken by the operator from who lost it: they are told, and logged out everywhere', async () => {
  const owner = await people.proven('lost-phone');
  await addApp(owner);
  const command = join(import.meta.dirname, '../../dist/backend/src/cli/accounts.js');
  const env = { ...process.env, NODE_OPTIONS: '', DATABASE_URL: stack.databaseUrl };
  const { stdout } = await promisify(execFile)(process.execPath, [command, '--reset-factors', 'lost-phone'], {
    env,
  });
  expect(stdout).toBe('lost-phone logs in with the password alone, and is logged out everywhere.\n');
  expect([await isIn(owner), (await people.logIn('lost-phone')).status]).toEqual([false, 200]);
  expect(await people.mailsTo('lost-phone')).toContain('kept_reset_factors');
});

describe('who proved long ago that it is them', () => {
  it('proves it again by a code or a passkey', async () => {
    const owner = await people.proven('again');
    const authenticator = phone();
    const { secret } = await addApp(owner);
    await addPasskey(owner, authenticator);
    const grow = () =>
      stack.db.query(
        `UPDATE sessions SET proven_at = '2025-06-01' WHERE user_id = (SELECT id FROM users WHERE username = 'again')`,
      );
    const ask = async () => (await owner.call('POST', `${FACTORS}/recovery-codes`)).status;
    await grow();
    expect([await ask(), (await post(owner, 'confirm', { code: '000000' })).status, await ask()]).toEqual([
      403, 422, 403,
    ]);
    expect([(await post(owner, 'confirm', { code: codeOf(secret) })).status, await ask()]).toEqual([
      204, 200,
    ]);
    await grow();
    const door = '/api/account/confirm/passkey';
    expect([(await answerPasskey(owner, phone(), door)).status, await ask()]).toEqual([422, 403]);
    expect([(await answerPasskey(owner, authenticator, door)).status, await ask()]).toEqual([204, 200]);
    expect((await post(owner, 'confirm', {})).body.fields).toEqual({ password: 'Enter your password' });
  });
});

describe('where hosts need a second step', () => {
  it('opens no door of theirs before they have one, and says so; the last one stays', async () => {
    const person = await anAccount(stack, 'host');
    const host = browserOf(stack, person);
    const overview = () => host.call<FactorReply>('GET', '/api/host/overview');
    const socket = openSocket(`${stack.nodes[0]!.url}/host`, { cookie: person.cookie });
    const refused = new Promise<Error>((resolve) => socket.once('connect_error', resolve));
    socket.connect();
    expect((await refused).message).toContain('second step');
    socket.close();
    expect(await overview()).toMatchObject({ status: 403, body: { code: 'auth.second_step_missing' } });
    const me = async () =>
      (await host.call<{ lacksSecondStep?: true }>('GET', '/api/auth/me')).body.lacksSecondStep;
    expect(await me()).toBe(true);

    const { id } = await addApp(host);
    expect([(await overview()).status, await me()]).toEqual([200, undefined]);
    expect((await host.call<FactorReply>('DELETE', `${FACTORS}/${id}`)).body.code).toBe('factor.last');
  });

  it('asks nothing of guests', async () => {
    const guest = browserOf(stack, await anAccount(stack));
    expect(await guest.call('GET', FACTORS)).toMatchObject({ status: 200, body: { isRequired: false } });
  });
});
