import { Certificates } from './certificates.service.js';
import { EarlyNotices } from './early-notices.service.js';
import { EndedApproval } from './ended-approval.service.js';
import { FormMoneyFinder } from './form-money.service.js';
import { IpnActions } from './ipn-actions.service.js';
import { IpnAlerts } from './ipn-alerts.service.js';
import { Ipns } from './ipns.service.js';
import { IpnVerifier } from './ipn-verifier.service.js';
import { IpnWork } from './ipn-work.service.js';
import { MissedEvents } from './missed-events.service.js';
import { PaymentFinder } from './payment-finder.service.js';
import { WebhookActions } from './webhook-actions.service.js';
import { WebhookCheck } from './webhook-check.service.js';
import { Webhooks } from './webhooks.service.js';
import { WebhookWork } from './webhook-work.service.js';

/** What takes and works on what PayPal tells us. */
export const NOTICES = [
  Certificates,
  EarlyNotices,
  EndedApproval,
  FormMoneyFinder,
  IpnActions,
  IpnAlerts,
  Ipns,
  IpnVerifier,
  IpnWork,
  MissedEvents,
  PaymentFinder,
  WebhookActions,
  WebhookCheck,
  Webhooks,
  WebhookWork,
];
