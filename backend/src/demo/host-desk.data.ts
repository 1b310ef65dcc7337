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

interface Act {
  at: string;
  by: 'marisol';
  action: string;
  details?: Record<string, string | boolean>;
}

/** What the hosts did about the cruise on sale; none of it moves money. */
export const ACTS: readonly Act[] = [
  { at: '2024-11-11T09:12', by: 'marisol', action: 'trip.created' },
  {
    at: '2024-11-11T09:40',
    by: 'marisol',
    action: 'cohost.added',
    details: { money: true, documents: true, messages: true },
  },
  { at: '2024-11-12T10:05', by: 'marisol', action: 'trip.opened' },
  { at: '2025-02-18T15:20', by: 'marisol', action: 'trip.changed', details: { fields: 'description' } },
  { at: '2025-05-06T16:48', by: 'marisol', action: 'trip.changed', details: { fields: 'oceanview texts' } },
  { at: '2025-05-28T09:15', by: 'marisol', action: 'trip.changed', details: { fields: 'subtitle' } },
];
