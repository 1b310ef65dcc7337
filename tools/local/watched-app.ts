import { unwatchFile, watchFile } from 'node:fs';
import { Child, type ChildOptions } from './child.js';
import type { Part } from './household.js';

const LOOK_EVERY_MS = 300;

/** The app node of a developer: started anew whenever the compiler has written `proofFile`. */
export class WatchedApp implements Part {
  readonly name: string;
  readonly exited: Promise<string>;
  private settle: (how: string) => void = () => undefined;
  private current: Child | undefined;
  private turn: Promise<void> = Promise.resolve();

  constructor(
    private readonly options: ChildOptions,
    private readonly proofFile: string,
  ) {
    this.name = options.name;
    // One that ends by itself is a bug being worked on, and waits for the next change; it brings nothing down.
    this.exited = new Promise((resolve) => {
      this.settle = resolve;
    });
    watchFile(proofFile, { interval: LOOK_EVERY_MS }, () => this.restart());
    this.restart();
  }

  lastWords(): string {
    return '';
  }

  async stop(): Promise<void> {
    unwatchFile(this.proofFile);
    await this.turn;
    await this.current?.stop();
    this.settle('ended');
  }

  private restart(): void {
    this.turn = this.replace(this.turn);
  }

  private async replace(turnBefore: Promise<void>): Promise<void> {
    await turnBefore;
    await this.current?.stop();
    this.current = new Child(this.options);
  }
}
