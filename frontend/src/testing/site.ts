import type { Site } from '../api/site';

/** What the server says of the whole site. */
export const aSite = (changes: Partial<Site> = {}): Site => ({
  contactEmail: 'hello@gangway.example',
  bookingSiteUrl: null,
  opensWithDeposit: false,
  ...changes,
});
