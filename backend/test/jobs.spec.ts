import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import PgBoss from 'pg-boss';
import { freePort } from '../../tools/local/free-port.js';
import { queueOptions } from '../src/platform/jobs/queue-options.js';
import { eventually } from './support/eventually.js';
import { MailServer } from './support/mail-server.js';
import { type Stack, startStack } from './support/stack.js';
import { Visitor } from './support/visitor.js';

const CLI = join(import.meta.dirname, '../../dist/backend/src/cli/jobs.js');

let stack: Stack;
let mailPort: number;
let mails: MailServer | undefined;

beforeAll(async () => {
  mailPort = await freePort();
  const SMTP_URL = `smtp://127.0.0.1:${mailPort}`;
  stack = await startStack({ nodes: 2, env: { SMTP_URL, CONTACT_EMAIL: 'desk@example.com' } });
}, 120_000);

afterAll(async () => {
  mails?.stop();
  await stack.stop();
});

/** What an operator types, and reads. */
async function jobs(...args: string[]): Promise<string> {
  const env = { ...process.env, NODE_OPTIONS: '', DATABASE_URL: stack.appUrl };
  return (await promisify(execFile)(process.execPath, [CLI, ...args], { env })).stdout;
}

it('work that failed for good is shown to the operator, and done once when tried again, whatever the nodes', async () => {
  const [node] = stack.nodes;
  const writer = new Visitor(node!.url, node!.url);
  const person = { name: 'Robin Sample', email: 'robin@example.com' };
  const message = { ...person, clientId: randomUUID(), topic: 'payment', message: 'Was my card charged?' };
  expect((await writer.call('POST', '/api/contact', message)).status).toBeLessThan(300);
  // Nobody listens at the mail server's port. The last of the twelve attempts is due.
  await eventually(async () => {
    const { rowCount } = await stack.db.query(
      `UPDATE mails SET attempts = 11, next_attempt_at = now() WHERE status = 'pending' AND attempts > 0`,
    );
    expect(rowCount).toBeGreaterThan(0);
  });
  const failed = await eventually(async () => {
    const lines = await jobs();
    expect(lines).toMatch(/mail\.send\/[\da-f-]{36}/);
    return lines.trim().split('\n').length;
  });
  mails = await MailServer.start(mailPort);
  expect(await jobs('--retry-all')).toBe(`${failed} of ${failed} failed jobs are tried again.\n`);
  await eventually(() => expect(mails?.arrived).toHaveLength(failed));
  expect(await jobs()).toBe('');
  const { rows } = await stack.db.query(`SELECT DISTINCT status FROM mails`);
  expect(rows).toEqual([{ status: 'sent' }]);
}, 90_000);

it('what a node was at when it was killed is taken up again a minute later, not after three', async () => {
  const { rows } = await stack.db.query<{ name: string }>(
    `SELECT name FROM jobs.queue WHERE name IN ('paypal.webhook', 'paypal.ipn') AND expire_seconds <= 60`,
  );
  expect(rows).toHaveLength(2);
  await stack.db.query(
    `INSERT INTO webhook_events (id, transmission_id, event_type, status, received_at)
     VALUES ('WH-OF-A-KILLED-NODE', 'of-a-killed-node', 'BILLING.PLAN.CREATED', 'new', now())`,
  );
  const boss = new PgBoss({ ...queueOptions(stack.databaseUrl), supervise: false, schedule: false });
  await boss.start();
  const eventId = 'WH-OF-A-KILLED-NODE';
  const id = await boss.send('paypal.webhook', { eventId }, { startAfter: 3_600 });
  await stack.db.query(
    `UPDATE jobs.job SET state = 'active', started_on = now() - interval '61 seconds' WHERE id = $1`,
    [id],
  );
  await boss.maintain();
  await eventually(async () => {
    const event = await stack.db.query('SELECT status FROM webhook_events WHERE id = $1', [eventId]);
    expect(event.rows).toEqual([{ status: 'ignored' }]);
  });
  await boss.stop({ graceful: false });
}, 90_000);
