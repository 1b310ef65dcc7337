/** What led the demo's buyers to the site, in turns; hosts add no source. */
export const SOURCES = [
  ['campaign', 'summer-mail'],
  ['direct', null],
  ['site', 'cruisefans.example'],
  ['direct', null],
  ['campaign', 'summer-mail'],
  ['campaign', 'partner-radio'],
  ['site', 'bajatravel.example'],
  ['direct', null],
  ['campaign', 'summer-mail'],
  ['site', 'cruisefans.example'],
] as const;

/** Somebody who would like to be a host. */
export const ASKING = {
  username: 'dario',
  firstName: 'Dario',
  lastName: 'Fuentes',
  askedAt: '2025-06-01T18:40',
};

/** Money that one host says has come, and that waits for the other. Above the limit for one host's word. */
export const WAITING_PAYMENT = {
  ref: 'ensenada-8',
  by: 'theo',
  means: 'bank',
  receivedOn: '2025-06-02',
  recordedAt: '2025-06-02T12:25',
  reason: 'Transfer by Hannah Clarke, everything at once',
} as const;

/** Somebody paid the shop's PayPal account for what is no booking: it counts in no figure. */
export const ALERT = {
  kind: 'foreign',
  ref: '3GW48213LB079131E',
  text: 'PayPal tells of 3GW48213LB079131E (PAYMENT.CAPTURE.COMPLETED), which is no payment of ours',
  raisedAt: '2025-06-01T21:17',
} as const;

interface Act {
  at: string;
  by: 'marisol';
  action: string;
  /** On whom it was done. */
  person?: 'theo';
  details?: Record<string, string | boolean>;
}

/** What the hosts did about the cruise on sale; none of it moves money. */
export const ACTS: readonly Act[] = [
  { at: '2024-11-11T09:12', by: 'marisol', action: 'trip.created' },
  {
    at: '2024-11-11T09:40',
    by: 'marisol',
    action: 'cohost.added',
    person: 'theo',
    details: { money: true, documents: true, messages: true },
  },
  { at: '2024-11-12T10:05', by: 'marisol', action: 'trip.opened' },
  { at: '2025-02-18T15:20', by: 'marisol', action: 'trip.changed', details: { fields: 'description' } },
  { at: '2025-05-06T16:48', by: 'marisol', action: 'trip.changed', details: { fields: 'Ocean View texts' } },
  { at: '2025-05-28T09:15', by: 'marisol', action: 'trip.changed', details: { fields: 'subtitle' } },
];
