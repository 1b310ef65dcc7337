import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountHolders } from './support/account-holders.js';
import { browserOf, demoPerson } from './support/demo-people.js';
import { eventually } from './support/eventually.js';
import { runJob } from './support/jobs.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;
const people = new AccountHolders(() => stack);
beforeAll(async () => {
  const env = { DEMO_MODE: '1', TRUST_PROXY_HOPS: '1', SECURITY_ALARM_FAILURES: '5' };
  stack = await startStack({ env });
}, 120_000);
afterAll(() => stack.stop());

interface Log {
  events: { event: string; username: string | null; network: string | null; times: number }[];
  failuresInHour: number;
  alarmAt: number;
}
const read = async (query = '') => {
  const operator = browserOf(stack, await demoPerson(stack, 'theo'));
  return (await operator.call<Log>('GET', `/api/operator/security${query}`)).body;
};

describe('the security log', () => {
  it('holds what happened at the doors, by whose account and from which network, and no more of anybody', async () => {
    const visitor = await people.member('doors');
    await people.logIn('doors', 'not my password');
    await people.logIn('nobody@example.com', 'not my password');
    await visitor.call('GET', '/api/host/overview');
    await visitor.call('POST', '/api/auth/reset', { login: 'doors' });
    await visitor.call('POST', '/api/auth/logout');
    const { url } = stack.nodes[0]!;
    await fetch(`${url}/api/auth/logout`, {
      method: 'POST',
      headers: { Origin: 'https://elsewhere.example' },
    });

    await eventually(async () => {
      const { events } = await read('?account=DOORS%40example.com');
      expect(events.map(({ event }) => event).toSorted()).toEqual([
        'door.refused',
        'login.failed',
        'login.ok',
        'logout',
        'reset.asked',
      ]);
      for (const { username, network } of events)
        expect([username, network]).toEqual(['doors', '198.51.100.0/24']);
      expect((await read('?event=origin.refused')).events).toMatchObject([{ username: null, times: 1 }]);
    });
    expect((await read('?event=login.failed')).events.map(({ username }) => username)).toEqual([
      null,
      'doors',
    ]);
    expect((await read('?account=nobody')).events).toEqual([]);
    const { rows } = await stack.db.query(`SELECT string_agg(e::text, ' ') AS all FROM security_events e`);
    for (const personal of ['nobody@', 'doors@', '198.51.100.1,', 'Robin'])
      expect(rows[0].all).not.toContain(personal);
    expect(await (await fetch(`${url}/metrics`)).text()).toContain(
      'gangway_security_events_total{event="login.failed"} 2',
    );
  });

  it('tells operators of many failures in an hour: on their screen, and by one mail a day', async () => {
    await stack.db.query('DELETE FROM security_events');
    await runJob(stack, 'security.alarm');
    const mails = async () =>
      (await stack.db.query(`SELECT recipient FROM mails WHERE kind = 'security_alarm'`)).rows.length;
    expect(await mails()).toBe(0);
    for (let i = 0; i < 5; i++) await people.logIn('nobody', 'not my password');
    await eventually(async () => expect(await read()).toMatchObject({ failuresInHour: 5, alarmAt: 5 }));
    await runJob(stack, 'security.alarm');
    await runJob(stack, 'security.alarm');
    expect(await mails()).toBe(1);
  });

  it('forgets what is older than 90 days', async () => {
    await stack.db.query(
      `UPDATE security_events SET at = at - interval '91 days' WHERE id = (SELECT min(id) FROM security_events)`,
    );
    const count = async () => (await stack.db.query('SELECT 1 FROM security_events')).rows.length;
    const before = await count();
    await runJob(stack, 'housekeeping');
    expect(await count()).toBe(before - 1);
  });
});
