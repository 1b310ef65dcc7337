import { Router, type Request, type RequestHandler, type Response } from 'express';
import { messageBody } from '../checkout/message.page.js';
import { sendPage } from '../checkout/page.js';
import { sendStranger } from '../checkout/refused.pages.js';
import { commit } from '../commit.js';
import type { Emulator } from '../emulator.js';
import { formBody as formFields } from '../http/body.js';
import { operation } from '../http/operation.js';
import { verifyIpn } from '../ipn/verify-ipn.js';
import { listCaptures } from '../payments/captures.store.js';
import { newId } from '../storage/new-id.js';
import { readForm } from './charset.js';
import { formBody, RETURN_SCRIPT, returnBody } from './form.page.js';
import { findForm, findFormForUpdate, insertForm } from './forms.store.js';
import { payForm } from './pay-form.js';
import { readPaymentForm, type PaymentForm } from './payment-form.js';

const DECISIONS = ['pay', 'pay-pending', 'cancel'] as const;
type Decision = (typeof DECISIONS)[number];

/** `/cgi-bin/webscr`: PayPal's redirect form, and the question whether an IPN message is PayPal's. */
export function formRoutes(emulator: Emulator): Router {
  const router = Router();
  const verify = operation(emulator, 'verify-ipn', verifyIpn);
  const start = startPayment(emulator);
  router.post('/', (req, res, next) => {
    const asksBack = String(req.body).startsWith('cmd=_notify-validate');
    return asksBack ? verify(req, res, next) : start(req, res, next);
  });
  router.get('/pay', (req, res) => {
    const query = new URL(req.originalUrl, emulator.settings.publicUrl).searchParams;
    return showForm(emulator, res, query.get('form') ?? '');
  });
  router.post('/pay', (req, res) => takeDecision(emulator, req, res));
  return router;
}

function startPayment({ pool, now }: Emulator): RequestHandler {
  return async (req, res) => {
    const form = readPaymentForm(readForm(String(req.body)));
    if (!form)
      return say(
        res,
        400,
        'This payment cannot be made',
        'The shop has sent something that is not understood.',
      );
    const id = newId();
    await insertForm(pool, id, form, now());
    return res.redirect(303, `/cgi-bin/webscr/pay?form=${id}`);
  };
}

async function showForm({ pool }: Emulator, res: Response, id: string): Promise<void> {
  const form = await findForm(pool, id);
  if (!form)
    return say(res, 404, 'This payment is not known', 'Go back to the shop and start the payment again.');
  const [paid] = await listCaptures(pool, { formId: id });
  if (paid) return say(res, 200, 'This payment is complete', 'There is nothing left to do here.');
  return sendPage(res, 200, {
    title: `Pay ${form.business}`,
    body: formBody(id, form),
    formTargets: [form.return, form.cancel_return].flatMap((address) =>
      address ? [new URL(address).origin] : [],
    ),
  });
}

async function takeDecision(emulator: Emulator, req: Request, res: Response): Promise<void> {
  const posted = formFields(req);
  const id = posted.get('form') ?? '';
  const decision = DECISIONS.find((name) => name === posted.get('decision'));
  // Only the emulator's own page may decide for the buyer.
  if (req.get('origin') !== emulator.settings.publicUrl || !decision) return sendStranger(res);
  const outcome = await commit(emulator, async (tx) => {
    const form = await findFormForUpdate(tx, id);
    const [paid] = await listCaptures(tx, { formId: id });
    if (!form || paid || decision === 'cancel') return { form, fields: null };
    return { form, fields: await payForm(tx, emulator, { id, form }, decision) };
  });
  if (!outcome.form) return showForm(emulator, res, id);
  return handBack(res, outcome.form, decision, outcome.fields);
}

function handBack(
  res: Response,
  form: PaymentForm,
  decision: Decision,
  fields: Record<string, string> | null,
): void {
  if (decision === 'cancel') {
    if (form.cancel_return) return res.redirect(303, form.cancel_return);
    return say(res, 200, 'Payment canceled', 'Nothing was charged. You can close this window.');
  }
  if (!fields) return say(res, 200, 'This invoice has already been paid', 'Nothing was charged now.');
  if (!form.return) return say(res, 200, 'Payment sent', 'You can close this window.');
  if (form.rm !== '2') return res.redirect(303, form.return);
  return sendPage(res, 200, {
    title: 'Payment sent',
    body: returnBody(form.return, fields, form.cbt ?? 'Return to the shop'),
    script: RETURN_SCRIPT,
    formTargets: [new URL(form.return).origin],
  });
}

function say(res: Response, status: number, heading: string, text: string): void {
  sendPage(res, status, { title: heading, body: messageBody({ heading, text }) });
}
