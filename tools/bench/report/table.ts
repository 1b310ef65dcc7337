import type { Figures } from './figures.js';

const whole = (value: number) => Math.round(value).toLocaleString('en-US');
const fine = (value: number) => value.toFixed(value < 10 ? 2 : 1);

/** With few members the memory of a connection drowns in that of the rest, and a ratio would mean nothing. */
const ratio = (ours: number, theirs: number) =>
  ours > 0 && theirs > 0 ? `${(ours / theirs).toFixed(2)}x` : '';

interface Row {
  label: string;
  of: (figures: Figures) => number;
  show: (value: number) => string;
  /** Whether a ratio says anything. */
  isCompared?: true;
}

const ROWS: Row[] = [
  { label: 'messages sent', of: (f) => f.sent, show: whole },
  { label: 'messages acknowledged', of: (f) => f.taken, show: whole },
  { label: 'deliveries expected', of: (f) => f.expected, show: whole },
  { label: 'deliveries received', of: (f) => f.received, show: whole },
  { label: 'lost (not there 20 s after the last)', of: (f) => f.lost, show: whole },
  { label: 'duplicates', of: (f) => f.duplicates, show: whole },
  { label: 'out of order', of: (f) => f.disorders, show: whole },
  { label: 'connections lost', of: (f) => f.lostConnections, show: whole },
  { label: 'send to delivery, p50 ms', of: (f) => f.delivery.p50, show: fine, isCompared: true },
  { label: 'send to delivery, p95 ms', of: (f) => f.delivery.p95, show: fine, isCompared: true },
  { label: 'send to delivery, p99 ms', of: (f) => f.delivery.p99, show: fine, isCompared: true },
  { label: 'send to delivery, max ms', of: (f) => f.delivery.max, show: fine, isCompared: true },
  { label: 'send to ack, p50 ms', of: (f) => f.ack.p50, show: fine, isCompared: true },
  { label: 'send to ack, p99 ms', of: (f) => f.ack.p99, show: fine, isCompared: true },
  { label: 'CPU per 1,000 deliveries, ms', of: (f) => f.cpuPerThousand, show: fine, isCompared: true },
  { label: 'memory before connections, MB', of: (f) => f.idleMb, show: fine },
  { label: 'memory with all connected, MB', of: (f) => f.connectedMb, show: fine },
  { label: 'memory per connection, kB', of: (f) => f.kbPerConnection, show: fine, isCompared: true },
  { label: 'load driver busy, %', of: (f) => f.driverBusyPercent, show: whole },
];

/** A line a figure and a column a server; then how `ours` stands to each of the `baselines`. */
export function renderTable(baselines: Figures[], ours: Figures): string {
  const servers = [...baselines, ours];
  const head = ['', ...servers.map(({ name }) => name), ...baselines.map(({ name }) => `/ ${name}`)];
  const body = ROWS.map(({ label, of, show, isCompared }) => [
    label,
    ...servers.map((figures) => show(of(figures))),
    ...baselines.map((baseline) => (isCompared ? ratio(of(ours), of(baseline)) : '')),
  ]);
  const table = [head, ...body];
  const widths = head.map((_, column) => Math.max(...table.map((cells) => cells[column]?.length ?? 0)));
  const line = (cells: string[]) =>
    cells
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join('  ');
  return table.map((cells) => `  ${line(cells)}`.trimEnd()).join('\n');
}
