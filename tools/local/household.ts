import { LocalFault } from './local-fault.js';

/** Something that was started and has to be stopped: a process, a server. */
export interface Part {
  /** As it begins a sentence: "The app". */
  name: string;
  /** Settles with how it ended, "ended with code 1", asked or unasked. */
  exited: Promise<string>;
  /** The last thing it said, for a person to read; may be empty. */
  lastWords(): string;
  stop(): Promise<void>;
}

/** A stop was asked for while something was still starting. */
export class Interrupted extends Error {}

/**
 * What one start has running. The parts stop in the reverse order of their start, and one that ends unasked
 * makes `fallen` reject with a sentence.
 */
export class Household {
  readonly fallen: Promise<never>;
  private fall: (fault: LocalFault) => void = () => undefined;
  private readonly parts: Part[] = [];
  private stopped: Promise<void> | undefined;

  constructor() {
    this.fallen = new Promise((_, reject) => {
      this.fall = reject;
    });
    this.fallen.catch(() => undefined); // whoever waits for it hears it; nobody has to
  }

  get isStopping(): boolean {
    return this.stopped !== undefined;
  }

  /** Takes a started part in. Throws Interrupted, with the part stopped, when the household is already going down. */
  async add<P extends Part>(part: P): Promise<P> {
    if (this.stopped) {
      await part.stop();
      throw new Interrupted();
    }
    this.parts.push(part);
    void this.watch(part);
    return part;
  }

  /** Stops every part, the youngest first. Repeated calls wait for the first. */
  stop(): Promise<void> {
    this.stopped ??= this.stopAll();
    return this.stopped;
  }

  private async watch(part: Part): Promise<void> {
    const how = await part.exited;
    if (!this.stopped) this.fall(new LocalFault(`${part.name} ${how}.\n${part.lastWords()}`.trimEnd()));
  }

  private async stopAll(): Promise<void> {
    for (const part of this.parts.toReversed()) await part.stop();
  }
}
