import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountHolders, isIn, PASSWORD } from './support/account-holders.js';
import { browserOf, demoPerson } from './support/demo-people.js';
import { eventually } from './support/eventually.js';
import { openSocket } from './support/live-socket.js';
import { type Stack, startStack } from './support/stack.js';

const COMMAND = join(import.meta.dirname, '../../dist/backend/src/cli/accounts.js');

let stack: Stack;
const people = new AccountHolders(() => stack);
beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1', TRUST_PROXY_HOPS: '1' } });
}, 120_000);
afterAll(() => stack.stop());

/** What the operator's command says. */
function run(...args: string[]): Promise<{ failed: boolean; said: string; complained: string }> {
  const env = { ...process.env, NODE_OPTIONS: '', DATABASE_URL: stack.appUrl };
  return new Promise((resolve) => {
    execFile(process.execPath, [COMMAND, ...args], { env }, (err, said, complained) =>
      resolve({ failed: err !== null, said, complained }),
    );
  });
}

const lastNote = async () => {
  const { rows } = await stack.db.query(
    `SELECT action, reason, user_id, details FROM activity_log ORDER BY id DESC LIMIT 1`,
  );
  return rows[0];
};

describe('SEC-09: an account that the operator closes', () => {
  it('is out at its next call, its sockets within two seconds, and is let in again when it is opened', async () => {
    const { visitor, password } = await people.demo('nina');
    const { userId, cookie } = await demoPerson(stack, 'nina');
    const socket = openSocket(`${stack.nodes[0]!.url}/chat`, { cookie });
    const welcomed = new Promise((resolve) => socket.once('chat:welcome', resolve));
    socket.connect();
    await welcomed;
    const ended = new Promise((resolve) => socket.once('disconnect', resolve));

    const closed = await run('--close', 'NINA', '--reason', 'The account was stolen');
    const since = Date.now();
    expect(closed).toEqual({
      failed: false,
      complained: '',
      said: 'nina is logged out everywhere and cannot log in.\n',
    });
    expect(await isIn(visitor)).toBe(false);
    await ended;
    expect(Date.now() - since).toBeLessThan(3_000);
    expect((await people.logIn('nina', password)).status).toBe(401);
    expect(await lastNote()).toEqual({
      action: 'account.closed',
      reason: 'The account was stolen',
      user_id: null,
      details: { personId: userId, byOperator: true },
    });

    expect((await run('--reopen', 'nina')).failed).toBe(false);
    expect((await people.logIn('nina', password)).status).toBe(200);
  });

  it('has no way back in by a link that waits in its mailbox', async () => {
    await people.member('waiting');
    await people.visitor().call('POST', '/api/auth/reset', { login: 'waiting' });
    const token = await people.tokenTo('waiting@example.com', 'password_reset');
    await run('--close', 'waiting@example.com');
    const choice = { token, password: 'tide-lantern-seven' };
    expect((await people.visitor().call('POST', '/api/auth/set-password', choice)).status).toBe(404);
    await run('--reopen', 'waiting');
    expect((await people.visitor().call('POST', '/api/auth/set-password', choice)).status).toBe(404);
    expect((await people.logIn('waiting', PASSWORD)).status).toBe(200);
  });
});

it('logs somebody out everywhere and leaves the account open', async () => {
  const here = await people.member('everywhere');
  expect((await run('--end-sessions', 'everywhere')).said).toBe('everywhere is logged out everywhere.\n');
  expect(await isIn(here)).toBe(false);
  expect((await people.logIn('everywhere')).status).toBe(200);
});

describe('the role of a host', () => {
  it('is given to who has confirmed their address, and a request that waited is answered', async () => {
    await people.member('helper');
    const { rows } = await stack.db.query<{ id: number }>(`SELECT id FROM users WHERE username = 'helper'`);
    await stack.db.query(
      `INSERT INTO host_requests (user_id, status, created_at) VALUES ($1, 'pending', now())`,
      [rows[0]!.id],
    );
    expect((await run('--make-host', 'helper')).complained).toContain('has not confirmed their e-mail');
    await people.prove('helper@example.com');
    expect((await run('--make-host', 'helper')).said).toBe('helper is a host from their next login on.\n');
    const { visitor } = await people.logIn('helper');
    expect((await visitor.call('GET', '/api/host/overview')).status).toBe(200);
    const requests = await stack.db.query('SELECT status FROM host_requests WHERE user_id = $1', [
      rows[0]!.id,
    ]);
    expect(requests.rows).toEqual([{ status: 'approved' }]);
  });

  it('is taken only with an heir for the trips, who owns them from then on', async () => {
    const marisol = await demoPerson(stack, 'marisol');
    const { rows: owned } = await stack.db.query<{ trip_id: number; title: string }>(
      `SELECT trip_id, title FROM trip_hosts JOIN trips ON trips.id = trip_id WHERE user_id = $1 AND is_owner`,
      [marisol.userId],
    );
    const alone = await run('--take-host', 'marisol');
    expect(alone.failed).toBe(true);
    for (const { title } of owned) expect(alone.complained).toContain(title);
    expect((await run('--take-host', 'marisol', '--trips-to', 'nina')).complained).toContain(
      'name another host',
    );

    expect((await run('--take-host', 'marisol', '--trips-to', 'helper')).failed).toBe(false);
    expect((await browserOf(stack, marisol).call('GET', '/api/host/overview')).status).toBe(401);
    const again = browserOf(stack, await demoPerson(stack, 'marisol'));
    expect((await again.call('GET', '/api/host/overview')).status).toBe(403);
    const { visitor: heir } = await people.logIn('helper');
    const { body } = await heir.call<{ userId: number; isOwner: boolean }[]>(
      'GET',
      `/api/host/trips/${owned[0]!.trip_id}/hosts`,
    );
    expect(body.find(({ isOwner }) => isOwner)).toMatchObject({ username: 'helper' });
    expect(body.some(({ userId }) => userId === marisol.userId)).toBe(false);
    expect((await run('--take-host', 'marisol')).complained).toContain('is no host');
  });

  it('is listed, with what they own', async () => {
    const { said } = await run('--hosts');
    const [helper] = said.split('\n').filter((line) => line.startsWith('helper '));
    expect(helper).toContain('helper@example.com');
    expect(helper).toContain('last login');
    expect(said).not.toContain('marisol ');
  });
});

describe('an operator, on the site', () => {
  type Kept = { id: number; username: string };
  const operator = async () => browserOf(stack, await demoPerson(stack, 'theo'));
  const find = async (q: string) => {
    const { body } = await (await operator()).call<{ accounts: Kept[] }>(
      'GET',
      `/api/operator/accounts?q=${q}`,
    );
    return body.accounts;
  };
  const keep = async (username: string, body: object) => {
    const [{ id }] = (await find(username)) as [Kept];
    return (await operator()).call<Kept & { code: string }>(
      'POST',
      `/api/operator/accounts/${id}/acts`,
      body,
    );
  };
  const reason = 'Somebody else uses it\nhttps://elsewhere.example';

  it('finds accounts, operators and hosts first', async () => {
    const all = (await find('')).map(({ username }) => username);
    expect(all[0]).toBe('theo');
    expect(all.indexOf('helper')).toBeLessThan(all.indexOf('nina'));
    for (const q of ['NINA.OKAFOR@', 'Okafor,%20N%C3%ADna'])
      expect(await find(q)).toMatchObject([{ username: 'nina', isActive: true }]);
    expect(await find('%')).toEqual([]);
  });

  it('closes one with a reason, which its owner reads in a mail and the log keeps with the operator’s name', async () => {
    const { visitor, password } = await people.demo('nina');
    expect((await keep('nina', { act: 'close', reason: ' ' })).status).toBe(422);
    expect(await isIn(visitor)).toBe(true);
    expect(await keep('nina', { act: 'close', reason })).toMatchObject({
      status: 200,
      body: { isActive: false, openSessions: 0 },
    });
    expect([await isIn(visitor), (await people.logIn('nina', password)).status]).toEqual([false, 401]);
    const theo = await demoPerson(stack, 'theo');
    expect(await lastNote()).toMatchObject({ action: 'account.closed', reason, user_id: theo.userId });
    await eventually(async () => {
      const { rows } = await stack.db.query(
        `SELECT body FROM mails WHERE kind = 'kept_close' AND recipient LIKE 'nina%' AND status = 'sent' ORDER BY id DESC`,
      );
      expect(rows[0]?.body).toContain('> Somebody else uses it\n> https://elsewhere.example');
    });
    expect((await keep('nina', { act: 'close', reason })).body.code).toBe('account.closed');
    expect((await keep('nina', { act: 'reopen', reason })).status).toBe(200);
    expect((await people.logIn('nina', password)).status).toBe(200);
  });

  it('closes nobody out for good: not themself, and not the last one', async () => {
    expect((await keep('theo', { act: 'close', reason })).body.code).toBe('operator.not_yourself');
    expect((await keep('theo', { act: 'take-operator', reason })).status).toBe(422);
    expect((await run('--take-operator', 'theo')).complained).toContain('last operator');
    expect((await run('--close', 'theo')).complained).toContain('last operator');
    expect((await run('--make-operator', 'helper')).said).toContain('is an operator');
    expect((await run('--take-operator', 'theo')).failed).toBe(false);
    expect((await (await operator()).call('GET', '/api/operator/accounts')).status).toBe(403);
  });
});

it.each([[['--close']], [[]], [['--close', 'a', '--reopen', 'b']], [['--unknown']]])(
  'says how it is used, when asked for %j',
  async (args) => {
    const { failed, complained } = await run(...args);
    expect([failed, complained.includes('lists the hosts')]).toEqual([true, true]);
  },
);

it('says that nobody has a login, and changes nothing', async () => {
  const before = await lastNote();
  expect((await run('--close', 'nobody-here')).complained).toBe('Nobody has the login nobody-here.\n');
  expect(await lastNote()).toEqual(before);
});
