import type { HostBooking } from '../../api/host/hostBooking';

/** Who joins, as a request names them: without an e-mail of their own who booked gets their mails. */
export function companionOf({ name, email }: { name: string; email: string }) {
  return { name: name.trim(), ...(email.trim() && { email: email.trim() }) };
}

type Of = Pick<HostBooking, 'partySize' | 'travellers' | 'cabinName'>;

/** The words of the dialog in which a companion joins or leaves. */
export function partyWords({ partySize, travellers, cabinName }: Of) {
  const [buyer, companion] = travellers.map(({ name }) => name);
  const name = companion ?? 'The companion';
  const [one, two] = [`${cabinName} for one`, `${cabinName} for two`];
  if (partySize === 1)
    return {
      title: `Who shares the cabin with ${buyer ?? 'the guest'}?`,
      deed: 'Add them',
      closeWord: 'Add nobody',
      busyWord: 'Adding...',
      done: 'The companion is added',
      leaves: '',
      labels: [one, two] as const,
    };
  return {
    title: `Take ${name} off this booking?`,
    deed: `Take ${name} off`,
    closeWord: `Keep ${name}`,
    busyWord: 'Taking off...',
    done: `${name} is off this booking`,
    leaves: `${name} loses the place, the group and its chat. Their details, waiver and documents are deleted, and they are told by mail once they have an account. ${buyer ?? 'Who booked'} has the cabin alone.`,
    labels: [two, one] as const,
  };
}
