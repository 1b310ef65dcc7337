import type { Schedule } from '../load/schedule.js';
import { newHistogram, type Seen } from '../load/tally.js';
import type { Measured } from '../servers/measure.js';

/** What the table shows of one server. Times in milliseconds. */
export interface Figures {
  name: string;
  sent: number;
  taken: number;
  /** Every message taken, to every member, the sender too. */
  expected: number;
  received: number;
  lost: number;
  duplicates: number;
  disorders: number;
  lostConnections: number;
  delivery: { p50: number; p95: number; p99: number; max: number };
  ack: { p50: number; p99: number };
  cpuPerThousand: number;
  idleMb: number;
  connectedMb: number;
  kbPerConnection: number;
  driverBusyPercent: number;
}

const MB = 1_048_576;

export function figuresOf(measured: Measured, { atMs, measuredFrom }: Schedule): Figures {
  const { seen, members, idle, connected } = measured;
  const messages = [...atMs.keys()];
  const isTaken = (index: number) => seen.some(({ taken }) => taken[index] === 1);
  const deliveriesOf = (index: number) => sum(seen.map(({ deliveries }) => deliveries[index] ?? 0));
  const taken = messages.filter(isTaken);
  const received = sum(taken.map(deliveriesOf));
  const inWindow = sum(messages.slice(measuredFrom).map(deliveriesOf));
  const delivery = merged(seen.map((part) => part.delivery));
  const ack = merged(seen.map((part) => part.ack));
  return {
    name: measured.name,
    sent: messages.length,
    taken: taken.length,
    expected: taken.length * members,
    received,
    lost: taken.length * members - received,
    duplicates: sum(seen.map((part) => part.duplicates)),
    disorders: sum(seen.map((part) => part.disorders)),
    lostConnections: sum(seen.map((part) => part.lostConnections)),
    delivery: { p50: delivery.at(50), p95: delivery.at(95), p99: delivery.at(99), max: delivery.at(100) },
    ack: { p50: ack.at(50), p99: ack.at(99) },
    cpuPerThousand: (measured.cpuMs / inWindow) * 1_000,
    idleMb: idle.rssBytes / MB,
    connectedMb: connected.rssBytes / MB,
    kbPerConnection: (connected.rssBytes - idle.rssBytes) / 1_024 / members,
    driverBusyPercent: measured.driverBusy * 100,
  };
}

/** Whether everything that was taken got to everybody, once and in order. */
export function isFaultless({ taken, lost, duplicates, disorders }: Figures): boolean {
  return taken > 0 && lost + duplicates + disorders === 0;
}

/** A server that answers so late, or not at all, has more to do than it can: its figures tell that and nothing else. */
const DROWNING_MS = 1_000;

export function couldKeepUp({ sent, taken, delivery }: Figures): boolean {
  return taken === sent && delivery.p50 < DROWNING_MS;
}

function merged(parts: Seen['delivery'][]): { at: (percentile: number) => number } {
  const all = newHistogram();
  for (const part of parts) all.add(part);
  return { at: (percentile) => all.percentile(percentile) / 1_000 };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
