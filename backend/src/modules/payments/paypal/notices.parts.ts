import { Certificates } from './webhooks/certificates.service.js';
import { EndedApproval } from '../news/ended-approval.service.js';
import { FormMoneyFinder } from '../news/form-money.service.js';
import { ToldMoney } from '../news/told-money.service.js';
import { IpnAlerts } from './ipn/ipn-alerts.service.js';
import { Ipns } from './ipn/ipns.service.js';
import { IpnVerifier } from './ipn/ipn-verifier.service.js';
import { IpnWork } from './ipn/ipn-work.service.js';
import { MissedEvents } from './webhooks/missed-events.service.js';
import { PaymentFinder } from '../news/payment-finder.service.js';
import { ProviderNews } from '../news/provider-news.service.js';
import { WebhookCheck } from './webhooks/webhook-check.service.js';
import { Webhooks } from './webhooks/webhooks.service.js';
import { WebhookWork } from './webhooks/webhook-work.service.js';

/** What takes and works on what PayPal tells us. */
export const NOTICES = [
  Certificates,
  EndedApproval,
  FormMoneyFinder,
  ToldMoney,
  IpnAlerts,
  Ipns,
  IpnVerifier,
  IpnWork,
  MissedEvents,
  PaymentFinder,
  ProviderNews,
  WebhookCheck,
  Webhooks,
  WebhookWork,
];
