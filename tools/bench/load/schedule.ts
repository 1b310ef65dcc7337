const SEED = 20_250_905;
const MESSAGE_CHARS = 120;
const FILLER =
  'See you all on deck when we leave the harbour, bring a jacket because the wind is cold out there after dark. ';

/** Who says something when. Made once a run, so that every server hears the same conversation. */
export interface Schedule {
  /** Milliseconds after the start, ascending. */
  atMs: Float64Array;
  /** The member who says it. */
  member: Int32Array;
  /** The first message of the measured window; those before it warm the server up. */
  measuredFrom: number;
}

/** `rate` messages a second on average from random members, at random moments as people write (a Poisson process). */
export function makeSchedule(options: {
  members: number;
  rate: number;
  warmUpMs: number;
  measuredMs: number;
}): Schedule {
  const random = randomNumbers(SEED);
  const atMs: number[] = [];
  const end = options.warmUpMs + options.measuredMs;
  const gap = () => (-Math.log(1 - random()) * 1_000) / options.rate;
  for (let at = gap(); at < end; at += gap()) atMs.push(at);
  return {
    atMs: Float64Array.from(atMs),
    member: Int32Array.from(atMs, () => Math.floor(random() * options.members)),
    measuredFrom: atMs.filter((at) => at < options.warmUpMs).length,
  };
}

/** The text of a message: its number, and about as much as people write. */
export function contentOf(index: number): string {
  return `#${index} ${FILLER.repeat(2)}`.slice(0, MESSAGE_CHARS);
}

/** The number of a message by its text; NaN for what somebody else said. */
export function indexOf(content: string): number {
  return content.startsWith('#') ? Number.parseInt(content.slice(1), 10) : Number.NaN;
}

/** Numbers from 0 to below 1, the same ones for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
