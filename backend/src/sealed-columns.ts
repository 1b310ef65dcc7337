import { SEALED_APP_SECRETS } from './modules/auth/factors/codes.service.js';
import { SEALED_DRAFTS } from './modules/bookings/draft/drafts.service.js';
import { SEALED_CONTACT_MESSAGES } from './modules/guests/contact/contact-mail.service.js';
import { SEALED_DETAILS } from './modules/bookings/travellers/sealed-details.js';
import { SEALED_IPN_BODIES } from './modules/payments/paypal/ipn/ipns.service.js';
import { SEALED_SHARE_LINKS } from './modules/payments/shares/share-links.service.js';
import { SEALED_FILES } from './platform/files/file-store.js';
import { SEALED_LINKS } from './platform/security/chain.js';
import type { SealedColumn } from './platform/security/sealed-column.js';

/** Everything the keys of `DATA_KEY` have sealed in the database. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  SEALED_APP_SECRETS,
  SEALED_DETAILS,
  SEALED_DRAFTS,
  SEALED_CONTACT_MESSAGES,
  SEALED_FILES,
  SEALED_IPN_BODIES,
  SEALED_SHARE_LINKS,
  SEALED_LINKS,
];
