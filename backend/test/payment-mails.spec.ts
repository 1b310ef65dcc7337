import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Booked } from './support/booked.js';
import { eventually } from './support/eventually.js';
import { LinkHolder } from './support/link-holder.js';
import { MailServer } from './support/mail-server.js';
import { aTraveller, aTripOnSale, Buyer } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;
let post: MailServer;

beforeAll(async () => {
  post = await MailServer.start();
  stack = await startStack({ env: { TRUST_PROXY_HOPS: '1', SMTP_URL: post.url } });
  await aTripOnSale(stack);
}, 120_000);
afterAll(async () => {
  await stack.stop();
  post.stop();
});

const mailsTo = (recipient: string) =>
  post.arrived.filter(({ recipients }) => recipients.includes(recipient));

const kindsTo = async (recipient: string) => {
  const { rows } = await stack.db.query<{ kind: string }>(
    'SELECT kind FROM mails WHERE recipient = $1 ORDER BY id',
    [recipient],
  );
  return rows.map(({ kind }) => kind);
};

it('each payment has its mail: the first that with the login, the later ones a receipt', async () => {
  const { holder } = await Booked.of(stack, 'parts@example.com', 'installment', '10.0.0.1');
  expect(await kindsTo('parts@example.com')).toEqual(['credentials']);
  await holder.pay('next', '425.00');
  await holder.pay('next', '212.00');
  expect(await kindsTo('parts@example.com')).toEqual(['credentials', 'payment_received', 'payment_received']);
});

it('who travels along hears when the last part opens the group’s pages to them, and nothing of money before', async () => {
  const buyer = Buyer.of(stack);
  const travellers = [aTraveller('Sam', 'sam@example.com'), aTraveller('Lee', 'lee@example.com')];
  const draft = await buyer.call<{ quote: { dueToday: string } }>('PUT', '/api/checkout/draft', {
    cabinType: 'inside',
    occupancy: 'double',
    paymentType: 'installment',
    travellers,
  });
  const { dueToday } = draft.body.quote;
  expect((await buyer.pay(dueToday)).status).toBe(201);
  await stack.emulator.decide(buyer.orderId, 'approve');
  const guests = JSON.stringify(travellers.map(({ firstName, lastName }) => ({ firstName, lastName })));
  const { body } = await buyer.capture({ guests, totalAmount: dueToday });
  expect(await kindsTo('lee@example.com')).toEqual(['credentials']);

  const holder = LinkHolder.withLink(stack, body.guestId!, '10.0.0.2');
  // $1,300 for two and 12 percent: $1,456, of which $364 are paid.
  const { id } = (await holder.orderOf('balance', '1092.00')).body;
  await stack.emulator.decide(id, 'approve');
  const capture = { cabinType: 'inside', guests, totalAmount: 1456, guestId: holder.id };
  expect((await holder.call('POST', `/paypal/order/${id}/capture`, capture)).status).toBe(200);
  expect(await kindsTo('sam@example.com')).toEqual(['credentials', 'payment_received']);
  expect(await kindsTo('lee@example.com')).toEqual(['credentials', 'access_opened']);
});

it('the mail with the login is sent again to whoever holds the link, a few times, and says nothing of anybody', async () => {
  const email = 'lost@example.com';
  const { holder } = await Booked.of(stack, email, 'full', '10.0.0.3');
  const again = (id: string) => holder.call('POST', `/api/guests/${id}/login-mail`);
  const unpaid = await LinkHolder.of(stack, 'unpaid@example.com', 'full', '10.0.0.4');
  for (const id of [holder.id, unpaid.id, 'x'.repeat(22), 'nobody'])
    expect(await again(id)).toMatchObject({ status: 204 });
  expect(await kindsTo(email)).toEqual(['credentials', 'credentials']);
  expect(await kindsTo('unpaid@example.com')).toEqual([]);

  const linksOf = async () => {
    const { rows } = await stack.db.query(
      `SELECT FROM one_time_links l JOIN users u ON u.id = l.user_id WHERE u.email = $1`,
      [email],
    );
    return rows.length;
  };
  // Each mail has a link of its own, made when it is sent.
  await eventually(async () => expect(await linksOf()).toBe(2));
  await eventually(() => expect(mailsTo(email)).toHaveLength(2));
  for (const status of [204, 204, 429]) expect((await again(holder.id)).status).toBe(status);
});
