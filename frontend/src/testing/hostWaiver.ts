import type { HostWaiver } from '../api/host/hostWaiver';

/** What the trip's travellers sign, in the words of its owner, who reads it. */
export function aHostWaiver(changes: Partial<HostWaiver> = {}): HostWaiver {
  return {
    title: 'Waiver of the lanterns',
    sections: [
      { title: 'Fire', text: 'Lanterns are hot.' },
      { title: 'Your signature', text: 'It binds you.' },
    ],
    version: 3,
    isOwn: true,
    inForceSince: '2025-06-02',
    tally: { signed: 0, travellers: 12 },
    isOpen: true,
    isOwner: true,
    ...changes,
  };
}
